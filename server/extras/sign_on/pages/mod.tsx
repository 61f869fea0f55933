import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { destination, exact, show } from "../../../web/page/parts/dom.ts";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { asOwner, statusOf } from "../../../web/page/service/service.ts";
import { home } from "../../../web/page/shell/demo.ts";
import {
  EndableList,
  resource,
  type SettingsPage,
  type SettingsPart,
} from "../../../web/page/settings/parts.tsx";
import { lastSession } from "../../../web/page/shell/store.ts";

/** Where the tab goes after the provider has sent it back. */
const NEXT = "deadringer.next";

/** A button that leads to the provider. */
function SignOnButton({ label, purpose, next, isOnly = false }: {
  label: string;
  /** What the sign-in is for. */
  purpose: { invitation?: string } | { link: true };
  /** Where the tab goes afterwards, as a query. */
  next: string;
  /** Whether there is no other way. */
  isOnly?: boolean;
}): JSX.Element {
  const { error, isBusy, attempt } = useAttempt();
  const start = async () => {
    const { url } = await asOwner<{ url: string }>("POST", "/v1/session/oidc/start", purpose);
    sessionStorage.setItem(NEXT, next);
    location.assign(url);
  };
  return (
    <>
      <Problem error={error} />
      <button
        type="button"
        class={isOnly ? "signon primary" : "signon"}
        disabled={isBusy}
        onClick={() => void attempt(start)}
      >
        {label}
      </button>
    </>
  );
}

/** Why the sign-in by the provider failed; null while it has not. */
const refused = signal<Error | null>(null);

function leave(): void {
  const next = sessionStorage.getItem(NEXT) ?? "";
  sessionStorage.removeItem(NEXT);
  location.replace(destination(next, location.origin, home()));
}

/** Ends the sign-in with what the provider added to the address, which then leaves the history. */
async function enter(): Promise<void> {
  const query = location.search.slice(1);
  history.replaceState(null, "", location.pathname);
  try {
    await asOwner("POST", "/v1/session/oidc", { query });
    leave();
  } catch (error) {
    refused.value = error as Error;
  }
}

/** The page that the provider sends browsers back to. */
const callbackPage: SettingsPage = {
  title: "Signing in",
  View: () => {
    useEffect(() => void enter(), []);
    const error = refused.value;
    return (
      <section class="page signin" aria-labelledby="callback-title">
        <div class="sheet">
          <h1 id="callback-title">Sign in</h1>
          <p role="status">{error === null && "Signing in…"}</p>
          <Problem error={error} />
          {/* A refusal for want of a session has that link already. */}
          {error !== null && statusOf(error) !== 401 && (
            <p>
              <a href="/signin">Sign in</a>
            </p>
          )}
        </div>
      </section>
    );
  },
};

/** The accounts at the provider that sign the person in. */
const accounts = resource<{ id: string; issuer: string; subject: string; linked_at: string }[]>(
  "/v1/identities",
);

/** Those accounts; nothing in a service without a provider. */
function LinkedAccounts(): JSX.Element | null {
  const name = lastSession.value.sign_on?.name;
  if (name === undefined) return null;
  return (
    <EndableList
      title={name}
      all={accounts.value.value ?? []}
      path="/v1/identities"
      load={accounts.load}
      action="Unlink"
      row={({ issuer, subject, linked_at }, end) => (
        <>
          <span>{show(issuer)}</span>
          <small>{show(subject)} · since {exact(linked_at)}</small>
          {end}
        </>
      )}
    >
      <div class="buttons">
        <SignOnButton
          label={accounts.value.value?.length ? "Link another account" : `Link ${name}`}
          purpose={{ link: true }}
          next={`?next=${encodeURIComponent("/settings/account")}`}
        />
      </div>
      <p class="hint">A linked account signs you in without the passphrase.</p>
    </EndableList>
  );
}

/** Signing in by the provider, and the accounts there. */
export const signOnPages: SettingsPart = {
  pages: { "/signin/callback": callbackPage },
  account: {
    async load() {
      if (lastSession.value.sign_on !== undefined) await accounts.load();
    },
    View: LinkedAccounts,
  },
  aboutRoles: ({ sign_on }) =>
    sign_on?.sets_roles !== true
      ? null
      : ` Groups at ${
        show(sign_on.name)
      } set each person’s role anew when they sign in there: a role that is changed here lasts until then.`,
  signedInBy: ({ by, sign_on }) => by === "oidc" ? sign_on?.name ?? "a provider" : null,
  wayIn({ sign_on }, invitation) {
    if (sign_on === undefined) return null;
    const { name, only } = sign_on;
    const button = (
      <SignOnButton
        label={invitation === null ? `Sign in with ${name}` : `Join with ${name}`}
        purpose={invitation === null ? {} : { invitation }}
        next={location.search}
        isOnly={only}
      />
    );
    return { only, button };
  },
};
