/** Says in the head of the page who is signed in, and leads there or to signing in. */
export function showWho(owner: string | null): void {
  const link = document.querySelector<HTMLAnchorElement>("header .who");
  if (link === null) return;
  link.href = owner === null ? "/signin" : "/settings/account";
  link.textContent = owner ?? "Sign in";
  if (owner !== null) link.title = `Signed in as ${owner}`;
}
