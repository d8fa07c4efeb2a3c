import type { Selectable } from 'kysely'
import { evaluateRun, type RunEvaluation, type VariantCounts } from '#analytics/experiments/evaluate-run.ts'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import { buyersIn, type Decision, isDecision } from '#analytics/experiments/variant-verdict.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { countLots, type LotCounts } from './drawn-lots.ts'
import { type BuyersOfAmount, type RunName, readBuyers } from './read-buyers.ts'

export type StoredRun = Selectable<Schema['experiment_runs']>

/** The decision on a variant, from the first look that gave one. */
export type Decided = {
  readonly as: Decision
  readonly at: Date
  readonly buyers: { readonly control: number; readonly variant: number }
}

export type EvaluatedRun = {
  readonly run: StoredRun
  readonly counts: readonly VariantCounts[]
  readonly rows: readonly BuyersOfAmount[]
  readonly daysRun: number
  readonly evaluation: RunEvaluation
  /** By variant. */
  readonly decided: ReadonlyMap<string, Decided>
}

export const isOf =
  ({ key, version }: RunName) =>
  (row: RunName): boolean =>
    row.key === key && row.version === version

/**
 * Looks at runs: counts them together, evaluates each, and stores what this look is the first to decide. The evidence
 * holds at every look, so it does not matter how often this is called.
 */
export async function evaluateStoredRuns(
  source: FiguresSource,
  runs: readonly StoredRun[],
): Promise<readonly EvaluatedRun[]> {
  if (runs.length === 0) return []
  const { db } = source
  const now = source.now()
  const rows = await readBuyers(db, runs, { livemode: source.livemode, now })
  const lots = await countLots(db, runs, now)
  const looks = runs.map((run) => lookAt(run, rows.filter(isOf(run)), { lots: lots.filter(isOf(run)), now }))
  const found = looks.flatMap(decisionsOf)
  if (found.length > 0)
    await db
      .insertInto('experiment_decisions')
      .values(found.map((decision) => ({ ...decision, decided_at: now })))
      // An earlier decision on the same variant stays.
      .onConflict((conflict) => conflict.columns(['key', 'version', 'variant']).doNothing())
      .execute()
  const decisions = await readDecisions(db, runs)
  return looks.map((look) => ({ ...look, decided: decidedOf(decisions.filter(isOf(look.run))) }))
}

type Look = Omit<EvaluatedRun, 'decided'>

function lookAt(
  run: StoredRun,
  rows: readonly BuyersOfAmount[],
  { lots, now }: { readonly lots: readonly LotCounts[]; readonly now: Date },
): Look {
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
  return { run, counts, rows, daysRun, evaluation: evaluateRun(counts, plan, daysRun) }
}

/** What a look decides; nothing if variants were not drawn by the weights. */
function decisionsOf({ run: { key, version }, counts, evaluation }: Look) {
  if (evaluation.isBroken) return []
  const control = counts[0]?.amounts ?? []
  return evaluation.pairs.flatMap((pair, place) => {
    const own = counts[place]
    if (pair === null || own === undefined || !isDecision(pair.verdict)) return []
    const buyers = buyersIn({ control, variant: own.amounts })
    return [
      {
        ...{ key, version, variant: own.variant, decided_as: pair.verdict },
        ...{ control_buyers: buyers.control, variant_buyers: buyers.variant },
      },
    ]
  })
}

type DecisionRow = Selectable<Schema['experiment_decisions']>

const readDecisions = (db: Database, runs: readonly RunName[]): Promise<readonly DecisionRow[]> =>
  db
    .selectFrom('experiment_decisions')
    .selectAll()
    .where('key', 'in', [...new Set(runs.map(({ key }) => key))])
    .execute()

const decidedOf = (rows: readonly DecisionRow[]): ReadonlyMap<string, Decided> =>
  new Map(
    rows.map((row) => [
      row.variant,
      {
        ...{ as: row.decided_as, at: row.decided_at },
        buyers: { control: row.control_buyers, variant: row.variant_buyers },
      },
    ]),
  )
