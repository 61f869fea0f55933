/**
 * The places where extensions add something to the pages of settings. It is complete before the first is shown.
 * @module
 */
import type { JSX } from "preact";
import type { Session } from "../../../client/session_types.ts";
import type { SettingsPage } from "./parts.tsx";

/** Another way to sign in. */
export interface WayIn {
  /** Whether it is the only one. */
  only: boolean;
  button: JSX.Element;
}

/** What an extension adds. */
export interface SettingsPart {
  /** Pages for whoever is not signed in, by their path. */
  readonly pages?: Readonly<Record<string, SettingsPage>>;
  /** A way to sign in, or to use an invitation; null where the service has none. */
  wayIn?(session: Session, invitation: string | null): WayIn | null;
  /** What stands on the page of the account, and what that needs first. */
  readonly account?: { load(): Promise<void>; View: () => JSX.Element | null };
  /** Where a browser goes that was signed out; null for nowhere else. */
  afterSignOut?(session: Session): Promise<string | null>;
}

/** What all of them add. */
export const settingsParts: SettingsPart[] = [];
