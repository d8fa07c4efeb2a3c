import type { Selectable } from 'kysely'
import { evaluateRun, type RunEvaluation, type VariantCounts } from '#analytics/experiments/evaluate-run.ts'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import { buyersIn, type Decision, isDecision } from '#analytics/experiments/variant-verdict.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { countLots } from './drawn-lots.ts'
import { type BuyersOfAmount, readBuyers } from './read-buyers.ts'

export type StoredRun = Selectable<Schema['experiment_runs']>

/** The decision on a variant, from the first look that gave one. */
export type Decided = {
  readonly as: Decision
  readonly at: Date
  readonly buyers: { readonly control: number; readonly variant: number }
}

export type EvaluatedRun = {
  readonly counts: readonly VariantCounts[]
  readonly rows: readonly BuyersOfAmount[]
  readonly daysRun: number
  readonly evaluation: RunEvaluation
  /** By variant. */
  readonly decided: ReadonlyMap<string, Decided>
}

/**
 * Looks at a run: counts, evaluates, and stores what this look is the first to decide. The evidence holds at every look,
 * so it does not matter how often this is called.
 */
export async function evaluateStoredRun(source: FiguresSource, run: StoredRun): Promise<EvaluatedRun> {
  const { db, livemode } = source
  const now = source.now()
  const rows = await readBuyers(db, { ...run, livemode, now })
  const lots = await countLots(db, run, now)
  const names = experimentOf(run.key)?.variants.map(({ name }) => name) ?? []
  const counts = names.map((variant, place): VariantCounts => {
    const own = rows.filter((row) => row.variant === variant)
    const { drawn, lost } = lots.find((row) => row.variant === variant) ?? { drawn: 0, lost: 0 }
    return {
      ...{ variant, weight: run.weights[place] ?? 0, drawn, reported: drawn - lost },
      amounts: own.map(({ minor, buyers }) => ({ minor, buyers })),
      settled: own.map(({ minor, settled }) => ({ minor, buyers: settled })),
    }
  })
  const daysRun = Math.floor(((run.ended_at ?? now).getTime() - run.started_at.getTime()) / MS_PER_DAY)
  const plan = { metric: run.metric, capMinor: run.cap_minor ?? 1, worth: run.worth_percent / 100 }
  const evaluation = evaluateRun(counts, plan, daysRun)
  if (!evaluation.isBroken) await storeDecisions(db, run, { counts, evaluation, now })
  return { counts, rows, daysRun, evaluation, decided: await readDecisions(db, run) }
}

type Look = Pick<EvaluatedRun, 'counts' | 'evaluation'> & { readonly now: Date }

/** Stores the decisions of a look; an earlier one on the same variant stays. */
async function storeDecisions(db: Database, { key, version }: StoredRun, { counts, evaluation, now }: Look) {
  const control = counts[0]?.amounts ?? []
  const found = evaluation.pairs.flatMap((pair, place) => {
    const own = counts[place]
    if (pair === null || own === undefined || !isDecision(pair.verdict)) return []
    const buyers = buyersIn({ control, variant: own.amounts })
    return [
      {
        ...{ key, version, variant: own.variant, decided_at: now, decided_as: pair.verdict },
        ...{ control_buyers: buyers.control, variant_buyers: buyers.variant },
      },
    ]
  })
  if (found.length === 0) return
  await db
    .insertInto('experiment_decisions')
    .values(found)
    .onConflict((conflict) => conflict.columns(['key', 'version', 'variant']).doNothing())
    .execute()
}

async function readDecisions(db: Database, { key, version }: StoredRun): Promise<ReadonlyMap<string, Decided>> {
  const rows = await db
    .selectFrom('experiment_decisions')
    .selectAll()
    .where('key', '=', key)
    .where('version', '=', version)
    .execute()
  return new Map(
    rows.map((row) => [
      row.variant,
      {
        ...{ as: row.decided_as, at: row.decided_at },
        buyers: { control: row.control_buyers, variant: row.variant_buyers },
      },
    ]),
  )
}
