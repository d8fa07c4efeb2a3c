import { type LeftOut, type LeftOutReason, leftOutReasons } from './reading.ts'

/** Lines of each reason that are named. */
const NAMED = 5

/** Collects the lines that are left out, by reason. */
export type LeftOutList = {
  readonly add: (why: LeftOutReason, line: number) => void
  /** In the order of `leftOutReasons`. */
  readonly list: () => readonly LeftOut[]
}

export function createLeftOut(): LeftOutList {
  const counts = new Map<LeftOutReason, { count: number; lines: number[] }>()
  return {
    add: (why, line) => {
      const entry = counts.get(why) ?? { count: 0, lines: [] }
      entry.count += 1
      if (entry.lines.length < NAMED) entry.lines.push(line)
      counts.set(why, entry)
    },
    list: () =>
      leftOutReasons.flatMap((why) => {
        const entry = counts.get(why)
        return entry === undefined ? [] : [{ why, ...entry }]
      }),
  }
}
