import type { VariantCounts } from '#analytics/experiments/evaluate-run.ts'
import { outlookOf } from '#analytics/experiments/outlook.ts'
import { buyersIn, fewestBuyers, type PairEvaluation } from '#analytics/experiments/variant-verdict.ts'
import { buyersNeeded } from '#analytics/statistics/buyers-needed.ts'
import { wilsonInterval } from '#analytics/statistics/wilson.ts'
import type { ExperimentsReply, RunView } from '#domain/api/console/experiments.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import { type EvaluatedRun, evaluateStoredRuns, isOf } from './evaluate-stored-runs.ts'
import { countOpen, WINDOW_DAYS } from './read-buyers.ts'

/** The newest runs with their results so far. Reading them is a look, like any other. */
export async function readExperiments(source: FiguresSource): Promise<ExperimentsReply> {
  const rows = await source.db
    .selectFrom('experiment_runs')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute()
  const found = await evaluateStoredRuns(source, rows)
  const open = await countOpen(source.db, rows, { livemode: source.livemode, now: source.now() })
  return { runs: found.map((each) => viewOf(each, open.find(isOf(each.run))?.count ?? 0)) }
}

function viewOf(found: EvaluatedRun, stillOpen: number): RunView {
  const { run } = found
  return {
    ...{ key: run.key, version: run.version, metric: run.metric, coveragePercent: run.coverage_percent },
    ...{ startedAt: run.started_at.toISOString(), startedBy: run.started_by, kept: run.kept },
    endedAt: run.ended_at?.toISOString() ?? null,
    ...{ worthPercent: run.worth_percent, currency: run.currency, daysRun: found.daysRun, windowDays: WINDOW_DAYS },
    stillOpen,
    ...{ isBroken: found.evaluation.isBroken, isLosing: found.evaluation.isLosing },
    variants: found.counts.map((counts, place) => ({
      ...sumsOf(counts, found),
      comparison: comparisonOf(found, counts, found.evaluation.pairs[place] ?? null),
    })),
  }
}

/** What a variant's buyers did, summed over the amounts. */
function sumsOf({ variant, weight, drawn, reported, amounts }: VariantCounts, { rows }: EvaluatedRun) {
  const own = rows.filter((row) => row.variant === variant)
  const sum = (of: (row: (typeof own)[number]) => number): number => own.reduce((total, row) => total + of(row), 0)
  return {
    ...{ variant, weight, drawn, reported },
    buyers: sum(({ buyers }) => buyers),
    repeated: sum(({ repeated }) => repeated),
    moved: sum(({ moved }) => moved),
    revenue: amounts.reduce((total, { minor, buyers }) => total + minor * buyers, 0),
    refunded: sum(({ refunded }) => refunded),
    disputed: sum(({ disputed }) => disputed),
    cancelled: sum(({ cancelled }) => cancelled),
  }
}

function comparisonOf(
  found: EvaluatedRun,
  own: VariantCounts,
  pair: PairEvaluation | null,
): RunView['variants'][number]['comparison'] {
  const { run } = found
  const [control, ...others] = found.counts
  if (pair === null || control === undefined) return null
  const weights = { control: control.weight, variant: own.weight }
  const buyers = buyersIn({ control: control.amounts, variant: own.amounts })
  const decided = found.decided.get(own.variant) ?? null
  const [ofControl, ofVariant] = [sumsOf(control, found), sumsOf(own, found)]
  const standsOut = (of: 'refunded' | 'disputed'): boolean =>
    wilsonInterval(ofVariant[of], ofVariant.buyers).low > wilsonInterval(ofControl[of], ofControl.buyers).high
  return {
    ...{ lift: pair.lift, low: pair.interval.low },
    high: Number.isFinite(pair.interval.high) ? pair.interval.high : null,
    verdict: decided?.as ?? pair.verdict,
    decided: decided === null ? null : { at: decided.at.toISOString(), buyers: decided.buyers },
    buyers,
    outlook: outlookOf(
      {
        buyers: buyers.control + buyers.variant,
        fewest: fewestBuyers(weights, run.metric, others.length),
        needed: buyersNeeded(weights, run.worth_percent / 100, others.length),
      },
      found.daysRun,
    ),
    ...{ moreRefunds: standsOut('refunded'), moreDisputes: standsOut('disputed') },
  }
}
