declare module 'vitest' {
  interface TaskMeta {
    /** What a test covered, by unit, such as 720 delivery orders: `npm run prove` ends with the sums. */
    proven?: Readonly<Record<string, number>>
  }
}

type Counted = { readonly meta: { proven?: Readonly<Record<string, number>> } }

/** Records what a test covered, for the counts at the end of `npm run prove`. */
export function countProven({ meta }: Counted, counts: Readonly<Record<string, number>>): void {
  meta.proven = counts
}
