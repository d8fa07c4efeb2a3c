import type { HeadlineFigures, HeadlineReply } from '#domain/api/console/figures.ts'
import { sumLedger } from '#server/ledger/sum-ledger.ts'
import type { FiguresSource } from './figures-source.ts'
import { funnelSums } from './funnel-sums.ts'
import { momentsOf, type Period, previousPeriod } from './period.ts'

/** How many visitors who entered in the period saw each step of the headline. */
async function viewsOf({ db }: FiguresSource, { from, to }: Period): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom(funnelSums)
    .select((eb) => ['step', eb.fn.sum<number>('views').as('views')])
    .where('dimension', '=', 'all')
    .where('step', 'in', ['home', 'trust', 'pay'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('step')
    .execute()
  return new Map(rows.map((row) => [row.step, Number(row.views)]))
}

async function figuresOf(source: FiguresSource, period: Period): Promise<HeadlineFigures> {
  const { start, end } = momentsOf(period)
  const [views, ledger, leads] = [
    await viewsOf(source, period),
    await sumLedger(source, momentsOf(period)),
    await source.db
      .selectFrom('leads')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('created_at', '>=', start)
      .where('created_at', '<', end)
      .executeTakeFirstOrThrow(),
  ]
  return {
    visitors: views.get('home') ?? 0,
    starts: views.get('trust') ?? 0,
    leads: leads.count,
    paywalls: views.get('pay') ?? 0,
    purchases: ledger.purchases,
    refunds: ledger.refunds,
    disputes: ledger.disputes,
    revenue: [...ledger.revenue],
    refunded: [...ledger.refunded],
    disputed: [...ledger.disputed],
    fees: [...ledger.fees],
    kept: [...ledger.kept],
  }
}

/** The figures of a period, and of the period of the same length before it. */
export async function readHeadline(source: FiguresSource, period: Period): Promise<HeadlineReply> {
  const before = previousPeriod(period)
  return {
    now: await figuresOf(source, period),
    before: await figuresOf(source, before),
    previous: before,
    isPartial: period.to >= source.now().toISOString().slice(0, 10),
  }
}
