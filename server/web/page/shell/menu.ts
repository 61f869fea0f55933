/** Makes the skip link move focus to the content without changing the address. */
export function skip(): void {
  document.querySelector(".skip")!.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector("main")!.focus();
  });
}

/** Makes the button of narrow screens open and close the list of pages; returns a function that does so. */
export function menu(): (open: boolean) => void {
  const button = document.querySelector<HTMLButtonElement>("#menu")!;
  const setOpen = (open: boolean) => {
    document.body.classList.toggle("menu", open);
    button.setAttribute("aria-expanded", String(open));
  };
  button.addEventListener("click", () => setOpen(!document.body.classList.contains("menu")));
  return setOpen;
}
