declare module 'vitest' {
  interface TaskMeta {
    /** What a test went through, by unit, such as 720 delivery orders: `npm run prove` ends with the sums. */
    proven?: Readonly<Record<string, number>>
  }
}

type Counted = { readonly meta: { proven?: Readonly<Record<string, number>> } }

/** Notes what a test went through, for the counts with which `npm run prove` ends. */
export function countProven({ meta }: Counted, counts: Readonly<Record<string, number>>): void {
  meta.proven = counts
}
