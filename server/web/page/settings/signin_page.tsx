import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Field, FieldError, Form } from "../parts/form.tsx";
import { Problem } from "../parts/problem.tsx";
import { asOwner, session, statusOf } from "../service/service.ts";
import type { Session } from "../../../client/session_types.ts";
import { home } from "../shell/demo.ts";
import { destination } from "../parts/dom.ts";
import { type SettingsPage, settingsParts } from "./parts.tsx";

/** What a form says and asks for. */
interface Way {
  title: string;
  lead?: string;
  action: string;
  asks: "nothing" | "passphrase" | "new passphrase";
}

const WAYS = {
  passphrase: { title: "Sign in", action: "Sign in", asks: "passphrase" },
  link: { title: "Sign in by link", lead: "This link works once.", action: "Sign in", asks: "nothing" },
  invitation: {
    title: "Join the team",
    lead: "Choose a name and a passphrase. This link works once.",
    action: "Create account and sign in",
    asks: "new passphrase",
  },
  setup: {
    title: "Create the admin account",
    lead: "It sees and sets everything here, and invites others.",
    action: "Create account and sign in",
    asks: "new passphrase",
  },
} as const satisfies Record<string, Way>;

/** What the service says of the session; null before it is known. */
const asked = signal<Session | null>(null);

/** Returns the page that signs in: by passphrase, by a one-time link, or by a link that creates an account. */
export async function signInPage(): Promise<SettingsPage> {
  const [, kind = "passphrase", token = ""] =
    /^#(setup|link|invitation)=([0-9A-Za-z]+)$/.exec(location.hash) ??
      [];
  const way = kind as keyof typeof WAYS;
  // The token must not stay in the history.
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
  const used = way === "passphrase" ? null : await asOwner("POST", "/v1/session/look", { kind, token })
    .then(() => null, (error: Error) => statusOf(error) === 401 ? error : null);
  const { title } = WAYS[way];
  return {
    title,
    View: () => used === null ? <SignIn kind={way} token={token} /> : <Used title={title} error={used} />,
  };
}

/** A link that does not work any more: its form would be refused. */
function Used({ title, error }: { title: string; error: Error }): JSX.Element {
  return (
    <section class="page signin" aria-labelledby="signin-title">
      <div class="sheet">
        <h1 id="signin-title">{title}</h1>
        <p class="problem" role="alert">{error.message}</p>
        <p class="lead">
          Who has an account signs in{" "}
          <a href="/signin">by name and passphrase</a>; who has none asks whoever sent the link for a new one.
        </p>
      </div>
    </section>
  );
}

async function leaveSignedIn(isByLink: boolean): Promise<void> {
  const found = await session().catch(() => null);
  // A signed-in user does not need this page, unless a link led here.
  if (!isByLink && found?.owner != null) {
    location.replace(destination(location.search, location.origin, home()));
  }
  asked.value = found;
}

async function signIn(kind: keyof typeof WAYS, token: string, entered: FormData): Promise<void> {
  const [owner, passphrase, again] = ["owner", "passphrase", "again"].map((id) =>
    String(entered.get(id) ?? "")
  );
  const { asks } = WAYS[kind];
  if (asks !== "nothing") {
    if (owner!.trim() === "") throw new FieldError("owner", "Enter your name");
    if (passphrase === "") throw new FieldError("passphrase", "Enter the passphrase");
  }
  if (asks === "new passphrase" && passphrase !== again) {
    throw new FieldError("again", "The two passphrases differ");
  }
  const given = asks === "nothing" ? {} : { owner, passphrase };
  const [path, body] = kind === "passphrase" ? ["", given] : [`/${kind}`, { token, ...given }];
  await asOwner("POST", `/v1/session${path}`, body).catch((error: Error) => {
    const status = statusOf(error);
    const isName = status === 400 && !/passphrase/.test(error.message);
    // Not with a link to sign in: this is that page.
    throw new FieldError(
      isName ? "owner" : status === 400 || status === 401 ? "passphrase" : "",
      error.message,
    );
  });
  if ((await asOwner<Session>("GET", "/v1/session")).owner === null) {
    throw new Error(
      "The browser did not store the session cookie: allow cookies for this site, or open it over HTTPS",
    );
  }
  location.replace(destination(location.search, location.origin, home()));
}

const INSECURE = new Error(
  "Browsers keep you signed in only over HTTPS, or on the machine of the service itself. Open this page so",
);

function SignIn({ kind, token }: { kind: keyof typeof WAYS; token: string }): JSX.Element {
  const { title, action, asks, ...rest }: Way = WAYS[kind];
  const isNew = asks === "new passphrase";
  useEffect(() => void leaveSignedIn(kind !== "passphrase"), []);
  const session = asked.value;
  const ways = kind === "setup" || kind === "link" || session === null
    ? []
    : settingsParts.flatMap((part) => part.wayIn?.(session, kind === "invitation" ? token : null) ?? []);
  const isOnly = ways.some(({ only }) => only);
  const head = (
    <>
      <h1 id="signin-title">{title}</h1>
      {rest.lead !== undefined && <p class="lead">{rest.lead}</p>}
      <Problem error={isSecureContext ? null : INSECURE} />
    </>
  );
  const way = ways.length > 0 && (
    <div class="way">
      {!isOnly && <p class="or">or</p>}
      {ways.map(({ button }) => button)}
    </div>
  );
  return (
    <section class="page signin" aria-labelledby="signin-title">
      {isOnly ? <div class="sheet">{head}{way}</div> : (
        <Form
          class="sheet"
          head={head}
          action={action}
          isOff={!isSecureContext}
          isFirst
          send={(entered) => signIn(kind, token, entered)}
          foot={
            <>
              {way}
              {kind === "passphrase" && (
                <p class="hint">
                  No passphrase, or forgotten? Who runs this service can make a link:{" "}
                  <code>deadringer owner link NAME</code>, from a clone{" "}
                  <code>npm run -s deadringer -- owner link NAME</code>
                </p>
              )}
            </>
          }
        >
          {asks !== "nothing" && (
            <>
              <Field
                id="owner"
                label="Name"
                autoComplete="username"
                autoCapitalize="none"
                spellcheck={false}
              />
              <Field
                id="passphrase"
                label="Passphrase"
                hint={isNew ? "15 characters or more; a few random words are best" : undefined}
                type="password"
                autoComplete={isNew ? "new-password" : "current-password"}
              />
            </>
          )}
          {isNew && <Field id="again" label="Passphrase again" type="password" autoComplete="new-password" />}
        </Form>
      )}
    </section>
  );
}
