import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { Collected } from './collect.ts'

/** Longest time for which counts are only in memory, in ms. */
const WRITTEN_AFTER_MS = 5_000

export type CollectorCounter = {
  /** Notes what became of the updates of a request. */
  readonly note: (collected: Collected) => void
  /** Notes a request that never reached the store. */
  readonly noteRefusal: (outcome: string) => void
  /** Writes what is noted, for all processes together. */
  readonly write: () => Promise<void>
}

/**
 * Counts by day what became of what arrived. A row of a day is written by every process, so that it is not written with
 * every request: that would make all of them wait for one another.
 */
export function createCollectorCounter({
  db,
  now,
}: {
  readonly db: Database
  readonly now: () => Date
}): CollectorCounter {
  let counts = new Map<string, number>()
  let writeAt = 0
  const add = (outcome: string, count: number): void => {
    if (count > 0) counts.set(outcome, (counts.get(outcome) ?? 0) + count)
  }
  const write = async (): Promise<void> => {
    if (counts.size === 0) return
    const day = now().toISOString().slice(0, 10)
    const rows = [...counts].toSorted().map(([outcome, count]) => ({ day, outcome, count }))
    counts = new Map()
    await db
      .insertInto('collector_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'outcome']).doUpdateSet({ count: sql`collector_counts.count + excluded.count` }),
      )
      .execute()
  }
  const writeSoon = (): void => {
    const time = now().getTime()
    if (time < writeAt) return
    writeAt = time + WRITTEN_AFTER_MS
    // Figures about the collector's health: a few that are lost with the database are no loss.
    void write().catch(() => undefined)
  }
  return {
    note: ({ stored, repeated, refused }) => {
      add('stored', stored)
      add('repeated', repeated)
      for (const because of refused) add(because, 1)
      writeSoon()
    },
    noteRefusal: (outcome) => {
      add(outcome, 1)
      writeSoon()
    },
    write,
  }
}
