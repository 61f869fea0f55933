import { type AddedSettings, secret, wholeNumber } from "../../config/setting.ts";

/** Settings of a service that stores everything in PostgreSQL. */
export interface PostgresSettings {
  /** `DEADRINGER_STORE_PASSWORD`: password for PostgreSQL. @default "" (the one in the URL) */
  store_password: string;
  /** `DEADRINGER_STORE_CONNECTIONS`: most connections of this process to PostgreSQL. @default 10 */
  store_connections: number;
}

/** Whether the setting `store` names a PostgreSQL database. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\/[\x21-\x7e]+$/.test(url);

/** Their defaults and allowed values. */
export const POSTGRES_SETTINGS: AddedSettings<PostgresSettings> = {
  rows: {
    store_password: secret("one line", /^[^\0\r\n]+$/),
    store_connections: wholeNumber(10, 2, 1_000, "connections"),
  },
  store: { form: "postgres://user@host:port/database", matches: isPostgres },
};
