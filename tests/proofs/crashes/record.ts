export const kinds = ['app', 'database', 'both', 'start', 'first start'] as const
export type Kind = (typeof kinds)[number]

/** What a run has seen so far. Times are in ms. */
export type Record = {
  readonly cycles: { [K in Kind]: number }
  leads: number
  orders: number
  askedAgain: number
  lost: number
  readonly failedStarts: string[]
  /** Contradictions found at the end. */
  readonly wrong: string[]
  /** Time from the start of the process to its first ready answer, after a kill. */
  readonly starts: number[]
}

export const newRecord = (): Record => ({
  cycles: { app: 0, database: 0, both: 0, start: 0, 'first start': 0 },
  leads: 0,
  orders: 0,
  askedAgain: 0,
  lost: 0,
  failedStarts: [],
  wrong: [],
  starts: [],
})

/** The figures as lines of text. */
export function report(record: Record): string {
  const { cycles, starts, failedStarts, wrong } = record
  const sorted = starts.toSorted((a, b) => a - b)
  const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
  const total = kinds.reduce((sum, kind) => sum + cycles[kind], 0)
  return [
    `cycles         ${total} (${kinds.map((kind) => `${kind} ${cycles[kind]}`).join(', ')})`,
    `acknowledged   ${record.leads} leads, ${record.orders} paid orders`,
    `asked again    ${record.askedAgain} requests that had no answer because of a kill`,
    `lost           ${record.lost}`,
    `wrong ledgers    ${wrong.length}`,
    ...wrong.map((each) => `               ${each}`),
    `failed starts  ${failedStarts.length}`,
    `start after a kill  median ${median} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
    ...failedStarts.map((output) => `\nA failed start said:\n${output}`),
  ].join('\n')
}
