import { sql } from 'kysely'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import { judgeRun, type VariantSums } from '#analytics/experiments/judge-run.ts'
import type { ExperimentsReply, RunView } from '#domain/api/console/experiments.ts'
import type { Services } from '#server/services.ts'

type Source = Pick<Services, 'db'> & { readonly livemode: boolean }

/** Days from the first sight of a variant within which a purchase counts for it. */
const WINDOW_DAYS = 7

type Found = Omit<VariantSums, 'weight'> & { readonly currency: string | null }

/** Every run with what it says so far. */
export async function readExperiments(source: Source): Promise<ExperimentsReply> {
  const rows = await source.db
    .selectFrom('experiment_runs')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute()
  const runs: RunView[] = []
  for (const run of rows) {
    const found = await readSums(source, run)
    const names = experimentOf(run.key)?.variants.map(({ name }) => name) ?? []
    const sums = names.map((variant, place): VariantSums => {
      const own = found.find((row) => row.variant === variant)
      const counts = { visitors: 0, buyers: 0, revenue: 0, revenueSquares: 0, refunded: 0, cancelled: 0, ...own }
      return { ...counts, variant, weight: run.weights[place] ?? 0 }
    })
    const { variants, sampleRatio, verdict } = judgeRun(sums, run.metric)
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

/**
 * Visitors of each variant, bots left out, and what they bought within the window. Revenue is in the currency in which
 * most was paid: amounts of two currencies are never added together.
 */
async function readSums({ db, livemode }: Source, run: { key: string; version: number }): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    with seen as (
      select visitor_id, variant, experiment_exposures.first_at from experiment_exposures
      join visitors on visitors.id = visitor_id
      where key = ${run.key} and version = ${run.version} and not is_bot
    ), paid as (
      select variant, visitor_id, payments.lead_id, payments.currency, sum(payments.amount_minor) as minor,
        sum(coalesce(back.minor, 0)) as back
      from seen join visitor_leads using (visitor_id) join payments using (lead_id)
      left join lateral (
        select sum(refunds.amount_minor) as minor from refunds where refunds.lead_id = payments.lead_id
          and refunds.payment_id = payments.id and refunds.state = 'succeeded'
      ) back on true
      where payments.state = 'succeeded' and livemode = ${livemode}
        and payments.at between seen.first_at and seen.first_at + ${WINDOW_DAYS} * interval '1 day'
      group by 1, 2, 3, 4
    ), main as (select currency from paid group by currency order by sum(minor) desc limit 1),
    bought as (
      select variant, visitor_id,
        coalesce(sum(minor - back) filter (where currency = (select currency from main)), 0) as net,
        bool_or(back > 0) as is_refunded,
        bool_or(exists (
          select from subscriptions where subscriptions.lead_id = paid.lead_id
            and (cancel_at_period_end or ended_at is not null)
        )) as is_cancelled
      from paid group by 1, 2
    ), visitors_of as (select variant, count(*) as visitors from seen group by 1)
    select visitors_of.variant, visitors, count(bought.visitor_id) as buyers,
      coalesce(sum(net), 0)::bigint as revenue, coalesce(sum(net * net), 0)::float8 as "revenueSquares",
      count(*) filter (where is_refunded) as refunded, count(*) filter (where is_cancelled) as cancelled,
      (select currency from main) as currency
    from visitors_of left join bought using (variant) group by visitors_of.variant, visitors`.execute(db)
  return rows
}
