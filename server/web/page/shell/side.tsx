import { signal } from "@preact/signals";
import { type JSX, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Ago } from "../parts/time.tsx";
import { show } from "../parts/dom.ts";
import { Labelled, Select } from "../parts/form.tsx";
import { SignInLink } from "../parts/problem.tsx";
import { apiKey, wasSignedIn } from "../service/service.ts";
import { demoBrand, demoBrands } from "./demo.ts";
import { askWho, ending, followShell, found, isMenuOpen, refusals } from "./store.ts";
import { chooseTheme, storedTheme, type Theme } from "./themes.ts";

const THEMES: readonly (readonly [Theme, string])[] = [
  ["auto", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
];
const theme = signal(storedTheme());
const showTheme = (chosen: Theme) => chooseTheme(theme.value = chosen);

/**
 * Draws what stands beside every page below the list of pages, and lets its links and buttons work. With `changed`
 * there is a field for an API key; it is called when the key changes.
 */
export function drawSide(changed?: () => void): void {
  followShell();
  document.querySelector("#menu")!.addEventListener("click", () => isMenuOpen.value = !isMenuOpen.value);
  // The address names the page that is shown, not a place on it.
  document.querySelector(".skip")!.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector("main")!.focus();
  });
  render(<Side changed={changed} />, document.querySelector("#account")!);
  render(<SessionEnd />, document.querySelector("#session")!);
}

/** That the session ends soon, or has ended; what is typed on the page stays there meanwhile. */
function SessionEnd(): JSX.Element | null {
  const now = ending.value;
  if (now === null) return null;
  if (now.is === "idle") {
    return (
      <p class="problem" role="alert">
        You will be signed out <Ago at={now.at} />, unless you use this page.{" "}
        <button type="button" onClick={() => void askWho()}>Stay signed in</button>
      </p>
    );
  }
  return (
    <p class="problem" role="alert">
      {now.is === "ended" ? "Your session has ended." : (
        <>
          Your session ends <Ago at={now.at} />.
        </>
      )} <SignInLink>Sign in again in a new tab</SignInLink>, then return: what you typed here stays.
    </p>
  );
}

function Side({ changed }: { changed: (() => void) | undefined }): JSX.Element {
  return (
    <>
      {demoBrand !== "" && (
        <p class="demo">
          <b>Demo</b> Names and pages here are made up; the brands are {demoBrands.join(", ")}
        </p>
      )}
      <label class="theme">
        <span>Theme</span>
        <Select id="theme" choices={THEMES} chosen={theme.value} choose={showTheme} />
      </label>
      <div class="account">
        <Who />
        {changed !== undefined && <KeyForm changed={changed} />}
      </div>
    </>
  );
}

function Who(): JSX.Element {
  const session = found.value;
  useLayoutEffect(() => {
    // Not away from what somebody types; what is said then has a link of its own.
    if (refusals.value === 0 || apiKey.get() !== "" || wasSignedIn()) return;
    document.querySelector<HTMLElement>(".who")?.focus();
  }, [refusals.value]);
  // A service that does not answer does not say who is signed in.
  if (session === null) return <p />;
  const { owner, person = owner } = session;
  if (owner === null) {
    return (
      <p>
        <SignInLink class="who">Sign in</SignInLink>
      </p>
    );
  }
  const path = "/settings/account";
  return (
    <p>
      <small>Signed in as</small>
      <a class="who" href={path} aria-current={location.pathname === path ? "page" : undefined}>
        {show(person ?? "")}
      </a>
    </p>
  );
}

/** The API key, which all pages share and which takes precedence: so one that is given is seen. */
function KeyForm({ changed }: { changed: () => void }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (refusals.value === 0 || apiKey.get() === "") return;
    field.current!.setAttribute("aria-invalid", "true");
    field.current!.focus();
  }, [refusals.value]);
  return (
    <form
      hidden={found.value !== null && found.value.owner !== null && apiKey.get() === ""}
      onSubmit={(event) => {
        event.preventDefault();
        changed();
      }}
    >
      <Labelled label="or an API key">
        <input
          type="password"
          placeholder="ak_…"
          id="key"
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          defaultValue={apiKey.get()}
          onInput={({ currentTarget }) => {
            currentTarget.removeAttribute("aria-invalid");
            apiKey.set(currentTarget.value.trim());
          }}
          onChange={changed}
        />
      </Labelled>
      <small>Stored in this tab only</small>
    </form>
  );
}
