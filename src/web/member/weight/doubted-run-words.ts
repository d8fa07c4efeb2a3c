/** The texts of the question about several readings that do not fit the others; there are two of them at least. */
export const doubtedRunWords = {
  title: 'Are these all yours?',
  /** Which readings are meant: how many, of which days, and how heavy. */
  which: (count: number, first: string, last: string, masses: string): string =>
    `${count} weigh-ins between ${first} and ${last} don’t fit your others, so they hardly count: ${masses}.`,
  mine: 'All of them are mine',
  notMine: (count: number): string => `Not me: these ${count}`,
  /** What the answers do. */
  effect: 'If they are, they count from now on. If somebody else stood on the scale, we delete them.',
  kept: (count: number): string => `Thank you: these ${count} are yours, and they count.`,
  removed: (count: number): string => `Thank you: these ${count} are deleted from your log.`,
} as const
