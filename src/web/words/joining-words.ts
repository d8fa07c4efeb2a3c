/** How things are listed in a sentence: "a and b", "a, b and c". */
export const joiningWords = {
  pair: (first: string, last: string): string => `${first} and ${last}`,
  /** The same before a word that begins with the sound of "i" (but not "ie"), where some languages say another "and". */
  pairBeforeI: (first: string, last: string): string => `${first} and ${last}`,
  /** All but the last, from the second on. */
  more: (before: string, next: string): string => `${before}, ${next}`,
  last: (before: string, last: string): string => `${before} and ${last}`,
  lastBeforeI: (before: string, last: string): string => `${before} and ${last}`,
} as const
