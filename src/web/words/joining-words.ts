/** How things are listed in a sentence: "a and b", "a, b and c". */
export const joiningWords = {
  pair: (first: string, last: string): string => `${first} and ${last}`,
  /** All but the last, from the second on. */
  more: (before: string, next: string): string => `${before}, ${next}`,
  last: (before: string, last: string): string => `${before} and ${last}`,
} as const
