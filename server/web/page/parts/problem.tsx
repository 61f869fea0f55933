import type { ComponentChildren, JSX } from "preact";
import { statusOf, wasSignedIn } from "../service/service.ts";
import { forReader, show } from "./dom.ts";

/** Leads to where to sign in, to come back to this page; in a tab of its own where this one holds what somebody typed. */
export function SignInLink(
  { children, ...named }: { class?: string; children: ComponentChildren },
): JSX.Element {
  const here = () =>
    location.pathname === "/signin"
      ? "/signin"
      : `/signin?next=${encodeURIComponent(location.pathname + location.hash)}`;
  return (
    <a
      {...named}
      href={here()}
      target={wasSignedIn() ? "_blank" : undefined}
      // The address may have changed since.
      onClick={({ currentTarget }) => currentTarget.href = here()}
    >
      {children}
    </a>
  );
}

/** What stands in place of an answer that is not there: that it comes, or why it does not. */
export function Awaited({ error }: { error: Error | null }): JSX.Element {
  return error === null ? <p class="none" role="status">Loading …</p> : <Problem error={error} />;
}

/** What went wrong, and where to sign in when nobody is. */
export function Problem({ error, retry }: { error: Error | null; retry?: () => void }): JSX.Element | null {
  if (error === null) return null;
  const status = statusOf(error);
  return (
    <p class="problem" role="alert">
      {show(forReader(error.message))}
      {status === 401 && (
        <>
          {" "}
          <SignInLink>Sign in</SignInLink>
        </>
      )}
      {status !== 401 && retry !== undefined && (
        <button type="button" class="retry" onClick={retry}>Retry</button>
      )}
    </p>
  );
}
