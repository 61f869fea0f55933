import type { JSX } from "preact";
import { browserName } from "./browser_name.ts";
import { Ago } from "../parts/time.tsx";
import { exact, show } from "../parts/dom.ts";
import { Facts } from "../parts/fact_list.tsx";
import { Field, FieldError, Form } from "../parts/form.tsx";
import { asOwner, statusOf } from "../service/service.ts";
import type { Session } from "../../../client/session_types.ts";
import type { Answers } from "../../../http/answers.ts";
import { attempt, EndableList, Page, resource, type SettingsPage, settingsParts, status } from "./parts.tsx";
import { found, lastSession } from "../shell/store.ts";

const sessions = resource<Answers["Sessions"]>("/v1/sessions");

/** The page of the signed-in owner: signing out, and the passphrase. */
export const accountPage: SettingsPage = {
  title: "Account",
  load: async () => {
    await Promise.all([sessions.load(), ...settingsParts.map(({ account }) => account?.load())]);
  },
  View: () => (
    <Page title="Account">
      <div class="two">
        <SignedIn />
        <Passphrase />
        <EndableList
          title="Where you are signed in"
          all={sessions.value.value ?? []}
          path="/v1/sessions"
          load={sessions.load}
          action="Sign out there"
          row={({ device, address, used_at, is_current }, end) => (
            <>
              <span title={show(device)}>
                {show(device === "" ? "Unknown browser" : browserName(device))}
              </span>
              <small>
                {show(address)} · last used <Ago at={used_at} />
              </small>
              {is_current ? <b>This browser</b> : end}
            </>
          )}
        />
        {settingsParts.map(({ account }, i) => account && <account.View key={i} />)}
      </div>
    </Page>
  ),
};

async function leave(path: string): Promise<void> {
  await asOwner("DELETE", path).catch((error) => {
    if (statusOf(error) !== 401) throw error;
  });
  location.replace("/signin");
}

function SignedIn(): JSX.Element {
  const { person, owner, role, by, created_at, expires_at, ends_at } = lastSession.value;
  const provider = settingsParts.map(({ signedInBy }) => signedInBy?.(lastSession.value)).find(Boolean) ?? by;
  return (
    <section class="sheet" aria-labelledby="out-title">
      <h2 id="out-title">Signed in</h2>
      <Facts
        of={[
          ["Name", person],
          ["Team", `${owner} as ${role}`],
          ["Signed in", `${exact(created_at!)} by ${provider}`],
          [
            "Session ends",
            (ends_at === expires_at ? "" : `${exact(ends_at!)} if you do not use it before; `) +
            `${exact(expires_at!)} at the latest`,
          ],
        ]}
      />
      <div class="buttons">
        <button type="button" id="signout" onClick={() => void attempt(() => leave("/v1/session"))}>
          Sign out
        </button>
        <button
          type="button"
          id="signout-everywhere"
          onClick={() => void attempt(() => leave("/v1/sessions"))}
        >
          Sign out everywhere
        </button>
      </div>
      <p class="hint">Signs out all browsers and cancels unused links. API keys stay valid.</p>
    </section>
  );
}

function Passphrase(): JSX.Element {
  const { current_wanted: isCurrentNeeded = false, person = "" } = lastSession.value;
  const change = async (entered: FormData, form: HTMLFormElement) => {
    const [current, passphrase, again] = ["current", "passphrase", "again"].map((id) =>
      entered.get(id) ?? ""
    );
    if (isCurrentNeeded && current === "") throw new FieldError("current", "Enter the current passphrase");
    if (passphrase !== again) throw new FieldError("again", "The two new passphrases differ");
    await asOwner("PUT", "/v1/session/passphrase", { passphrase, ...(isCurrentNeeded ? { current } : {}) })
      .catch((error: Error) => {
        const field = ({ 403: "current", 400: "passphrase" } as const)[statusOf(error)];
        throw field === undefined ? error : new FieldError(field, error.message);
      });
    form.reset();
    status.value = "The passphrase was changed; other browsers are signed out";
    found.value = await asOwner<Session>("GET", "/v1/session");
    await sessions.load();
  };
  return (
    <Form
      class="sheet"
      aria-labelledby="pass-title"
      head={<h2 id="pass-title">Passphrase</h2>}
      action="Change passphrase"
      send={change}
    >
      <p class="done">{status.value}</p>
      {/* Password managers need the name of the account. */}
      <input type="text" autoComplete="username" value={person} hidden readOnly />
      {isCurrentNeeded && (
        <Field id="current" label="Current passphrase" type="password" autoComplete="current-password" />
      )}
      <Field
        id="passphrase"
        label="New passphrase"
        hint="15 characters or more; a few random words are best"
        type="password"
        autoComplete="new-password"
      />
      <Field id="again" label="New passphrase again" type="password" autoComplete="new-password" />
      <p class="hint">A change signs out all other browsers.</p>
    </Form>
  );
}
