import type { JSX } from "preact";
import { statusOf } from "../service/service.ts";
import { forReader, show } from "./dom.ts";

/** Where to sign in, to come back to this page. */
const signInHere = (): string => `/signin?next=${encodeURIComponent(location.pathname + location.hash)}`;

/** What went wrong, and where to sign in when nobody is. */
export function Problem({ error, retry }: { error: Error | null; retry?: () => void }): JSX.Element | null {
  if (error === null) return null;
  const status = statusOf(error);
  const text = status === 404 && /watches no brands/.test(error.message)
    ? "This service watches no brands: its operator turned that off"
    : forReader(error.message);
  return (
    <p class="problem" role="alert">
      {show(text)}
      {status === 401 && (
        <>
          {" "}
          <a href={signInHere()}>Sign in</a>
        </>
      )}
      {status !== 401 && retry !== undefined && (
        <button type="button" class="retry" onClick={retry}>Retry</button>
      )}
    </p>
  );
}
