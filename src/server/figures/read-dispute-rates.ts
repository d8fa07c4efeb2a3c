import { sql } from 'kysely'
import type { DisputeRatesReply } from '#domain/api/console/operations.ts'
import { type SchemeProgram, schemePrograms, standingOf } from '#domain/billing/scheme-limits.ts'
import type { FiguresSource } from './figures-source.ts'

/** Calendar months that are shown, with the present one. */
const MONTHS = 3

type Month = {
  readonly month: string
  readonly brand: string
  readonly currency: string
  readonly charges: number
  readonly disputes: number
  readonly fraud: number
  readonly chargedMinor: number
  readonly disputedMinor: number
}

/** Reports of fraud about payments that no bank disputed, in the month in which they came. */
type Warned = { readonly month: string; readonly brand: string; readonly warnings: number }

const sumOf = (rows: readonly Month[], key: 'charges' | 'disputes' | 'fraud'): number =>
  rows.reduce((sum, row) => sum + Number(row[key]), 0)

/**
 * Disputes of the last months by the brand of the card, by number and by amount, with where each brand stands beside the
 * limits of its scheme. A dispute counts on the day on which the bank took the money.
 */
export async function readDisputeRates({ db, livemode, now }: FiguresSource): Promise<DisputeRatesReply> {
  const today = now()
  // One month more than is shown, since some schemes divide by the month before.
  const from = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS, 1))
  const { rows } = await sql<Month>`
    select to_char(entry.at at time zone 'UTC', 'YYYY-MM') as month,
      case when card_brand is null then provider_of.provider else lower(card_brand) end as brand, entry.currency,
      count(*) filter (where entry.kind = 'charge') as charges,
      count(*) filter (where entry.kind = 'dispute_taken') as disputes,
      count(*) filter (where entry.kind = 'dispute_taken' and entry.cause in ('fraudulent', 'unauthorised')) as fraud,
      coalesce(sum(moved_minor) filter (where entry.kind = 'charge'), 0)::bigint as "chargedMinor",
      coalesce(-sum(moved_minor) filter (where entry.kind = 'dispute_taken'), 0)::bigint as "disputedMinor"
    from ledger_entries entry join payments provider_of on provider_of.id = payment_id
    where entry.livemode = ${livemode} and entry.at >= ${from} and entry.number = 1 and entry.kind in ('charge', 'dispute_taken')
    group by 1, 2, 3`.execute(db)
  const { rows: warned } = await sql<Warned>`
    select to_char(reported_at at time zone 'UTC', 'YYYY-MM') as month,
      coalesce(lower(payments.card_brand), payments.provider) as brand, count(distinct payments.id)::int as warnings
    from fraud_warnings join payments on payments.id = payment_id
    where reported_at >= ${from}
      and not exists (select from disputes where disputes.payment_id = payments.id)
    group by 1, 2`.execute(db)
  const warningsOf = (brand: string, month: string): number =>
    warned.find((row) => row.brand === brand && row.month === month)?.warnings ?? 0
  const monthAt = (back: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
  const brands = [...new Set(rows.map(({ brand }) => brand))].sort()
  const of = (brand: string, back: number) => rows.filter((row) => row.brand === brand && row.month === monthAt(back))
  const programOf = (program: SchemeProgram, back: number) => {
    const own = of(program.brand, back)
    const charges = sumOf(of(program.brand, program.of === 'same_month' ? back : back + 1), 'charges')
    const { counts } = program
    const disputes =
      counts === 'disputes_and_warnings'
        ? sumOf(own, 'disputes') + warningsOf(program.brand, monthAt(back))
        : sumOf(own, counts)
    const usdMinor = Number(own.find(({ currency }) => currency === 'USD')?.disputedMinor ?? 0)
    const { name, share: limitShare, number: limitNumber, source } = program
    const standing = standingOf(program, { disputes, charges, usdMinor })
    const { charges: limitCharges, usdMinor: limitUsdMinor } = program
    const limits = { limitShare, limitNumber, limitCharges, limitUsdMinor }
    return { name, disputes, charges, ...limits, source, standing }
  }
  return {
    months: Array.from({ length: MONTHS }, (_, back) =>
      brands
        .filter((brand) => of(brand, back).length > 0)
        .map((brand) => ({
          ...{ month: monthAt(back), brand },
          ...{ charges: sumOf(of(brand, back), 'charges'), disputes: sumOf(of(brand, back), 'disputes') },
          ...{ fraud: sumOf(of(brand, back), 'fraud'), warnings: warningsOf(brand, monthAt(back)) },
          amounts: of(brand, back).map(({ currency, chargedMinor, disputedMinor }) => ({
            ...{ currency, chargedMinor: Number(chargedMinor), disputedMinor: Number(disputedMinor) },
          })),
          programs: schemePrograms.filter((each) => each.brand === brand).map((each) => programOf(each, back)),
        })),
    ).flat(),
  }
}

/** How many limits of card schemes this month is near to or above. */
export async function countNearLimits(source: FiguresSource): Promise<number> {
  const { months } = await readDisputeRates(source)
  const month = source.now().toISOString().slice(0, 7)
  return months
    .filter((each) => each.month === month)
    .flatMap(({ programs }) => programs)
    .filter(({ standing }) => standing !== 'below').length
}
