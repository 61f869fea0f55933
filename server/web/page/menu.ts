/** Lets the link at the beginning lead to the content; the address goes on naming what is shown. */
export function skip(): void {
  document.querySelector(".skip")!.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector("main")!.focus();
  });
}

/** Lets the button of a narrow screen open and close the list of pages; returns what does so. */
export function menu(): (open: boolean) => void {
  const button = document.querySelector<HTMLButtonElement>("#menu")!;
  const turn = (open: boolean) => {
    document.body.classList.toggle("menu", open);
    button.setAttribute("aria-expanded", String(open));
  };
  button.addEventListener("click", () => turn(!document.body.classList.contains("menu")));
  return turn;
}
