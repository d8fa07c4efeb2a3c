import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { runSteps } from '#server/jobs/run-steps.ts'
import { inSlices } from '#server/platform/concurrency/deadline.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'

/** Work on all rows of a large table, done once for an installation (docs/decisions/0322). */
export type LongWork = {
  /** Under which its progress is stored; work that has to be done again gets another name. */
  readonly name: string
  /**
   * Does some thousands of rows at most, those that follow a key in a fixed order, or the first ones. Returns the key of the
   * last one; null if none was left. What it writes is stored together with the progress, or not at all.
   */
  readonly slice: (trx: Trx, after: string | null) => Promise<string | null>
}

/** ms that one job spends on each work; the next one goes on where it stopped. */
const MS_EACH = 4 * MS_PER_MINUTE

type Writing = Pick<Services, 'db'>

/** Does one slice and returns 1; 0 if the work is done, or another process is at it. */
const nextSlice = ({ db }: Writing, { name, slice }: LongWork): Promise<number> =>
  inTransaction(db, async (trx) => {
    const progress = await trx
      .selectFrom('long_works')
      .select('place')
      .where('name', '=', name)
      .where('done_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (progress === undefined) return 0
    const place = await slice(trx, progress.place)
    await trx
      .updateTable('long_works')
      .set(place === null ? { done_at: sql`now()` } : { place, moved_at: sql`now()` })
      .where('name', '=', name)
      .execute()
    return place === null ? 0 : 1
  })

/**
 * Goes on with all work that is not done. One that fails stays at its last slice and keeps none of the others from going on.
 * @throws an Error that names the works that failed, once all have had their time
 */
export async function workInSlices(
  services: Writing,
  works: readonly LongWork[],
  log: Pick<Log, 'error'>,
): Promise<void> {
  const { db } = services
  const known = await db.selectFrom('long_works').select(['name', 'done_at']).execute()
  const fresh = works.filter(({ name }) => !known.some((row) => row.name === name))
  if (fresh.length > 0)
    await db
      .insertInto('long_works')
      .values(fresh.map(({ name }) => ({ name })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  const open = works.filter(({ name }) => !known.some((row) => row.name === name && row.done_at !== null))
  await runSteps(
    open.map((work) => ({
      name: work.name,
      work: (deadline) => inSlices(() => nextSlice(services, work), deadline, wait),
    })),
    MS_EACH,
    log,
  )
}
