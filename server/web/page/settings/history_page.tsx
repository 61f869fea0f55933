import { signal } from "@preact/signals";
import type { shownAction } from "../../../auth/action_formats.ts";
import { exact, show } from "../parts/dom.ts";
import { Records } from "../parts/table.tsx";
import { asOwner } from "../service/service.ts";
import { isTeamAdmin } from "../shell/store.ts";
import { attempt, Page, problem, type SettingsPage } from "./parts.tsx";

type Action = ReturnType<typeof shownAction>;

/** Entries asked for at once. */
const AT_ONCE = 100;

const entries = signal<readonly Action[]>([]);
const isWhole = signal(false);

/** Asks for the entries before those that are shown. */
const older = () =>
  attempt(async () => {
    const last = entries.value.at(-1);
    const before = last === undefined ? "" : `&before=${last.id}`;
    const more = await asOwner<Action[]>("GET", `/v1/actions?limit=${AT_ONCE}${before}`);
    entries.value = [...entries.value, ...more];
    isWhole.value = more.length < AT_ONCE;
  });

/** The page of who of the team did what, for admins. */
export const historyPage: SettingsPage = {
  title: "History",
  load: async () => {
    if (isTeamAdmin.value) await older();
    else problem.value = new Error("The history of the team is for admins.");
  },
  View: () => (
    <Page title="History" name="history" lead="Who of the team did what, the newest first.">
      {entries.value.length > 0 && (
        <>
          <Records
            caption="What people and keys did"
            all={entries.value}
            idOf={({ id }) => id}
            columns={[
              ["When", ({ at }) => exact(at)],
              ["Who", ({ person, key_id }) => show(person ?? key_id ?? "the service")],
              ["What", ({ detail }) => show(detail)],
            ]}
          />
          <div class="buttons">
            {!isWhole.value && <button type="button" onClick={() => void older()}>Older</button>}
            <a class="button" href="/v1/actions?format=csv&limit=10000" download="history.csv">Save as CSV</a>
          </div>
        </>
      )}
    </Page>
  ),
};
