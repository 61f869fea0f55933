/** Bytes of a part of a file. */
export const PART_BYTES = 393_216;
/** The same in Base64. */
const PART_CHARACTERS = PART_BYTES / 3 * 4;

/**
 * The statements that create the tables of the ledger, for a schema such as `deadringer.`; released ones never change.
 */
export function reportTables(schema: string): string {
  const report = `report_id text NOT NULL REFERENCES ${schema}reports ON DELETE CASCADE`;
  return `
  CREATE TABLE ${schema}reports (
    id text PRIMARY KEY, owner text NOT NULL, original text NOT NULL, name text NOT NULL, state text NOT NULL,
    version bigint NOT NULL, next_check_at bigint, link text UNIQUE, report text NOT NULL
  );
  CREATE INDEX reports_by_owner ON ${schema}reports (owner, id);
  CREATE INDEX reports_by_check ON ${schema}reports (next_check_at);
  CREATE TABLE ${schema}report_entries (
    ${report}, version bigint NOT NULL, entry text NOT NULL, PRIMARY KEY (report_id, version)
  );
  CREATE TABLE ${schema}report_files (
    ${report}, name text NOT NULL, file text NOT NULL, content text NOT NULL, PRIMARY KEY (report_id, name)
  );
  CREATE TABLE ${schema}report_senders (
    owner text PRIMARY KEY, window_start bigint NOT NULL, used bigint NOT NULL
  );
  `;
}

/** Later statements: files are stored in parts, so that nobody who reads one slowly holds it in memory. */
export function reportParts(schema: string): string {
  return `
  CREATE TABLE ${schema}report_parts (
    report_id text NOT NULL REFERENCES ${schema}reports ON DELETE CASCADE, name text NOT NULL, part bigint NOT NULL,
    content text NOT NULL, PRIMARY KEY (report_id, name, part)
  );
  WITH RECURSIVE parts (part) AS (SELECT 0 UNION ALL SELECT part + 1 FROM parts WHERE part < 999)
  INSERT INTO ${schema}report_parts
    SELECT f.report_id, f.name, p.part, substr(f.content, CAST(p.part * ${PART_CHARACTERS} + 1 AS integer), ${PART_CHARACTERS})
    FROM ${schema}report_files f JOIN parts p ON length(f.content) > p.part * ${PART_CHARACTERS};
  ALTER TABLE ${schema}report_files DROP COLUMN content;
  `;
}
