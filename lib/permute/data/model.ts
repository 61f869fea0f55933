// placeholder until learnt
export const MODEL_SORTS: Readonly<Record<string, number>> = {};
export const MODEL_DETAILS: Readonly<Record<string, number>> = {};
export const MODEL_WORDS: Readonly<Record<string, number>> = {};
export const MODEL_SUFFIXES: Readonly<Record<string, Readonly<Record<string, number>>>> = {};
export const MODEL_PAIRS: Readonly<Record<string, number>> = {};
