import { plusDays } from '#domain/time.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { sumOldLots } from './drawn-lots.ts'
import { evaluateStoredRuns } from './evaluate-stored-runs.ts'
import { WINDOW_DAYS } from './read-buyers.ts'

/**
 * Looks at every run that may still be decided, so that the first decision is stored even if no operator looks, and sums
 * the lots of earlier days.
 */
export async function judgeRuns(source: FiguresSource): Promise<void> {
  const runs = await source.db
    .selectFrom('experiment_runs')
    .selectAll()
    .where((either) =>
      either.or([either('ended_at', 'is', null), either('ended_at', '>', plusDays(source.now(), -WINDOW_DAYS - 1))]),
    )
    .orderBy('started_at')
    .execute()
  await inTransaction(source.db, (trx) => sumOldLots(trx, source.now().toISOString().slice(0, 10)))
  await evaluateStoredRuns(source, runs)
}
