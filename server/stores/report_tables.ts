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
