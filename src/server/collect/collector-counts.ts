import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { Collected } from './collect.ts'

/** The longest time for which counts are only in memory, ms. */
const WRITTEN_AFTER_MS = 5_000

export type CollectorCounter = {
  /** Counts the outcomes of a request's updates. */
  readonly note: (collected: Collected) => void
  /** Counts a request that never reached the store. */
  readonly noteRefusal: (outcome: string) => void
  /** Writes the pending counts to the rows that all processes share. */
  readonly write: () => Promise<void>
}

/**
 * Counts the outcomes of received updates by day. All processes write the same row of a day, so it is not written with
 * every request: they would all wait for one another.
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
  const writeNow = async (): Promise<void> => {
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
  let writing: Promise<unknown> = Promise.resolve()
  /** Also waits for counts that are being written already. */
  const write = (): Promise<void> => {
    const written = writing.then(writeNow)
    writing = written.catch(() => undefined)
    return written
  }
  const writeSoon = (): void => {
    const time = now().getTime()
    if (time < writeAt) return
    writeAt = time + WRITTEN_AFTER_MS
    // These figures show the collector's health: a few may be lost if the database fails.
    void write().catch(() => undefined)
  }
  return {
    note: ({ stored, repeated, refused, returns }) => {
      add('stored', stored)
      add('repeated', repeated)
      for (const outcome of [...refused, ...returns]) add(outcome, 1)
      writeSoon()
    },
    noteRefusal: (outcome) => {
      add(outcome, 1)
      writeSoon()
    },
    write,
  }
}
