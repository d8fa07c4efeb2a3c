import { sql } from 'kysely'
import { shownName } from '#analytics/events/shown-variants.ts'
import { evaluateRun, type VariantSums } from '#analytics/experiments/evaluate-run.ts'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import type { ExperimentsReply, RunView } from '#domain/api/console/experiments.ts'
import { netByPayment } from '#server/ledger/net-by-payment.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'

type Source = Pick<Services, 'db'> & { readonly livemode: boolean }

/** Days after a visitor's first exposure within which a purchase counts for the variant. */
const WINDOW_DAYS = 7

type Found = Omit<VariantSums, 'weight' | 'visitors'> & { readonly currency: string | null }
type Run = { readonly key: string; readonly version: number; readonly started_at: Date }

/** The newest runs with their results so far. */
export async function readExperiments(source: Source): Promise<ExperimentsReply> {
  const rows = await source.db
    .selectFrom('experiment_runs')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute()
  const runs: RunView[] = []
  for (const run of rows) {
    const [visitors, found] = [await readVisitors(source.db, run), await readPurchases(source, run)]
    const names = experimentOf(run.key)?.variants.map(({ name }) => name) ?? []
    const sums = names.map((variant, place): VariantSums => {
      const own = found.find((row) => row.variant === variant)
      const counts = { buyers: 0, revenue: 0, revenueSquares: 0, refunded: 0, cancelled: 0, ...own }
      return { ...counts, variant, visitors: visitors.get(variant) ?? 0, weight: run.weights[place] ?? 0 }
    })
    const { variants, sampleRatio, verdict } = evaluateRun(sums, run.metric)
    runs.push({
      ...{ key: run.key, version: run.version, metric: run.metric, coveragePercent: run.coverage_percent },
      ...{ startedAt: run.started_at.toISOString(), startedBy: run.started_by, kept: run.kept },
      endedAt: run.ended_at?.toISOString() ?? null,
      currency: found.find(({ currency }) => currency !== null)?.currency ?? null,
      ...{ variants: [...variants], sampleRatio, verdict },
    })
  }
  return { runs }
}

/** Visitors of each variant of a run, without bots, from the funnel statistics. */
async function readVisitors(
  db: Database,
  { key, version, started_at: since }: Run,
): Promise<ReadonlyMap<string, number>> {
  const definition = experimentOf(key)
  if (definition === undefined) return new Map()
  const names = new Map(definition.variants.map(({ name }) => [shownName({ key, version, variant: name }), name]))
  const rows = await db
    .selectFrom('funnel_daily')
    .select((eb) => ['value', eb.fn.sum<number>('views').as('views')])
    .where('dimension', '=', 'variant')
    .where('value', 'in', [...names.keys()])
    .where('step', '=', definition.step)
    .where('day', '>=', since.toISOString().slice(0, 10))
    .groupBy('value')
    .execute()
  return new Map(rows.map(({ value, views }) => [names.get(value) ?? value, Number(views)]))
}

/**
 * Purchases by the visitors of each variant within the window. Revenue is in the currency in which most was paid:
 * amounts in two currencies are never added together.
 */
async function readPurchases(
  { db, livemode }: Source,
  { key, version, started_at: since }: Run,
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    with paid as (
      select variant, seen.visitor_id, money.lead_id, money.currency, sum(money.net) as net,
        sum(money.refunded + money.disputed) as back
      from funnel_visitors
      join experiment_exposures seen on seen.visitor_id = funnel_visitors.visitor_id
        and seen.key = ${key} and seen.version = ${version}
      join visitor_leads on visitor_leads.visitor_id = seen.visitor_id
      cross join lateral ${netByPayment(livemode, sql`visitor_leads.lead_id`)} money
      where funnel_visitors.has_paid and money.at >= ${since}
        and money.at between seen.first_at and seen.first_at + ${WINDOW_DAYS} * interval '1 day'
      group by 1, 2, 3, 4
    ), main as (select currency from paid group by currency order by sum(net) desc limit 1),
    bought as (
      select variant, visitor_id,
        coalesce(sum(net) filter (where currency = (select currency from main)), 0) as net,
        bool_or(back > 0) as is_refunded,
        bool_or(ending.lead_id is not null) as is_cancelled
      from paid left join (
        select distinct lead_id from subscriptions where cancel_at_period_end or ended_at is not null
      ) ending on ending.lead_id = paid.lead_id
      group by 1, 2
    )
    select variant, count(*) as buyers, sum(net)::bigint as revenue, sum(net * net)::float8 as "revenueSquares",
      count(*) filter (where is_refunded) as refunded, count(*) filter (where is_cancelled) as cancelled,
      (select currency from main) as currency
    from bought group by variant`.execute(db)
  return rows
}
