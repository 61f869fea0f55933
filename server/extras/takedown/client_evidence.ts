/** A bundle of evidence that was collected. */
export interface EvidenceAnswer {
  /** UUID of the result that it is stored with. */
  result: string;
  /** The look-alike, A-labels. */
  name: string;
  /** The name that it imitates. */
  original: string;
  /** Path of the archive. */
  url: string;
  /** Bytes of the archive. */
  size: number;
  /** SHA-256 of the key that signed it, hex. */
  key: string;
  /** Number of files. */
  files: number;
  /** What could not be had, in words. */
  missing: string[];
}
