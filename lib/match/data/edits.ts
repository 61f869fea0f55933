/** Edits from a brand to the text in a name, in ascending order of evidence, and the kind of permutation that each is. */
export const KIND_OF_EDIT = {
  none: "Homoglyph",
  other: "Replacement", // a letter for a letter that has nothing to do with it
  digit: "Replacement", // a digit for a letter, or a letter for a digit
  near: "Replacement", // a neighbour on the keyboard
  vowel: "VowelSwap",
  addition: "Addition",
  insertion: "Insertion",
  insertedDigit: "Insertion",
  insertedNear: "Insertion",
  omission: "Omission",
  first: "Omission", // the first character left out
  double: "Omission", // one of two equal characters left out
  repetition: "Repetition",
  transposition: "Transposition",
  glyph: "Homoglyph",
  plural: "Mapped",
} as const;
