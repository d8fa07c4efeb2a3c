import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import type { EndRequest, StartRequest } from '#domain/api/console/experiments.ts'
import { Problem } from '#domain/problem.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'

type Manager = Pick<FiguresSource, 'db' | 'now' | 'livemode'>

/** The operator's act, and the operator's login. A repeated act finds the run that it started or ended. */
type OperatorAct = { readonly actId: string; readonly by: string }

/** Starts a run. @throws Problem EXPERIMENT_UNKNOWN, INPUT_INVALID, EXPERIMENT_RUNNING */
export async function startExperiment(
  { db, now, livemode }: Manager,
  key: string,
  { actId, by, ...request }: StartRequest & OperatorAct,
): Promise<void> {
  const experiment = experimentOf(key)
  if (experiment === undefined) throw new Problem('EXPERIMENT_UNKNOWN')
  const isSplit = request.weights.length === experiment.variants.length && request.weights.every((weight) => weight > 0)
  if (!isSplit) throw new Problem('INPUT_INVALID', 'weights')
  await inTransaction(db, async (trx) => {
    const isStarted = async () =>
      (await trx.selectFrom('experiment_runs').select('key').where('started_act', '=', actId).execute()).length > 0
    if (await isStarted()) return
    const last = await trx
      .selectFrom('experiment_runs')
      .select(['version', 'ended_at'])
      .where('key', '=', key)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last !== undefined && last.ended_at === null) throw new Problem('EXPERIMENT_RUNNING')
    const added = await trx
      .insertInto('experiment_runs')
      .values({
        ...{ key, version: (last?.version ?? 0) + 1, weights: [...request.weights], metric: request.metric },
        ...{ worth_percent: request.worthPercent, ...(await dearestPrice(trx, livemode)) },
        ...{ coverage_percent: request.coveragePercent, started_at: now(), started_by: by, started_act: actId },
        ...{ ended_at: null, ended_by: null, kept: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    if (added === undefined && !(await isStarted())) throw new Problem('EXPERIMENT_RUNNING')
  })
}

/**
 * The currency in which revenue is compared, that in which most plans are on sale, and the dearest first price in it.
 * Both are fixed for the run: an amount above the cap counts as the cap.
 */
async function dearestPrice(trx: Trx, livemode: boolean) {
  const dearest = await trx
    .selectFrom('prices')
    .select(({ fn }) => ['currency', fn.max('first_amount_minor').as('cap_minor')])
    .where('active', '=', true)
    .where('livemode', '=', livemode)
    .where('first_amount_minor', '>', 0)
    .groupBy('currency')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('currency')
    .limit(1)
    .executeTakeFirst()
  return dearest ?? { currency: null, cap_minor: null }
}

/** Ends the current run. @throws Problem EXPERIMENT_UNKNOWN, INPUT_INVALID, EXPERIMENT_NOT_RUNNING */
export async function endExperiment(
  { db, now }: Omit<Manager, 'livemode'>,
  key: string,
  { actId, by, kept }: EndRequest & OperatorAct,
): Promise<void> {
  const experiment = experimentOf(key)
  if (experiment === undefined) throw new Problem('EXPERIMENT_UNKNOWN')
  if (!experiment.variants.some(({ name }) => name === kept)) throw new Problem('INPUT_INVALID', 'kept')
  const ended = await db
    .updateTable('experiment_runs')
    .set({ ended_at: now(), ended_by: by, ended_act: actId, kept })
    .where('key', '=', key)
    .where('ended_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  if (ended !== undefined) return
  const known = await db.selectFrom('experiment_runs').select('key').where('ended_act', '=', actId).executeTakeFirst()
  if (known === undefined) throw new Problem('EXPERIMENT_NOT_RUNNING')
}
