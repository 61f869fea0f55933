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

/** Later statements: who reports for an owner, and for whom. */
export function reporterTable(schema: string): string {
  return `
  CREATE TABLE ${schema}report_reporters (
    owner text NOT NULL, original text NOT NULL, set_at bigint NOT NULL, reporter text NOT NULL,
    PRIMARY KEY (owner, original)
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

/**
 * Later statements: reports share content, so that evidence that goes to five desks is stored once. What a report has of
 * its own is stored under the ids of report and file.
 */
export function reportContents(schema: string): string {
  return `
  CREATE TABLE ${schema}report_contents (
    id text NOT NULL, part bigint NOT NULL, content text NOT NULL, PRIMARY KEY (id, part)
  );
  INSERT INTO ${schema}report_contents SELECT report_id || ' ' || name, part, content FROM ${schema}report_parts;
  DROP TABLE ${schema}report_parts;
  ALTER TABLE ${schema}report_files ADD COLUMN content_id text NOT NULL DEFAULT '';
  UPDATE ${schema}report_files SET content_id = report_id || ' ' || name;
  CREATE INDEX report_files_by_content ON ${schema}report_files (content_id);
  `;
}
