/** A number of a table whose size is known to fit; the compiler cannot know it, and the machine drops the check. */
export const at = (table: { readonly [index: number]: number }, index: number): number => table[index] ?? 0
