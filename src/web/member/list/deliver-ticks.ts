import type { TickChange } from '#web/member/list/tick-changes.ts'

/** What the server makes of a delivery: it has them, it will never take them, or it is not there now. */
export type Answer = 'taken' | 'refused' | 'later'

export type Box = {
  /** What has not been sent yet. */
  readonly waiting: () => readonly TickChange[]
  readonly taken: (changes: readonly TickChange[]) => void
  readonly refused: (changes: readonly TickChange[]) => void
}

/** As many as the server takes at once. */
const MOST = 400

/**
 * Delivers what waits, a week at a time and one delivery after another, until nothing waits or nobody answers. What is
 * added on the way goes along.
 */
export function createDelivery(
  { waiting, taken, refused }: Box,
  put: (week: number, changes: readonly TickChange[]) => Promise<Answer>,
): () => Promise<void> {
  let underway: Promise<void> | null = null

  async function deliverAll(): Promise<void> {
    for (let [first] = waiting(); first !== undefined; [first] = waiting()) {
      const { week } = first
      const parcel = waiting()
        .filter((change) => change.week === week)
        .slice(0, MOST)
      const answer = await put(week, parcel)
      if (answer === 'later') return
      if (answer === 'taken') taken(parcel)
      else refused(parcel)
    }
  }

  return () => {
    underway ??= deliverAll().finally(() => {
      underway = null
    })
    return underway
  }
}
