/** A terminal, or what stands in for one. */
export interface Screen {
  /** Prints text. */
  write(text: string): void;
  /** Cells in a line. */
  readonly columns: number;
  /** Lines on the screen. */
  readonly rows: number;
  /** Whether colours are shown. */
  readonly color: boolean;
  /** Whether lines can be drawn over: a file and a dumb terminal get the last state only. */
  readonly live: boolean;
  /** Milliseconds since any moment. */
  now(): number;
}
