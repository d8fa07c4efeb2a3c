import { wilsonInterval } from '#analytics/statistics/wilson.ts'
import type { RunView } from '#domain/api/console/experiments.ts'
import { formatMoney, type Money, majorUnits } from '#domain/billing/money.ts'
import type { Column } from '#web/console/ui/data-table.tsx'
import type { Variant } from './experiment-words.ts'
import { boundsText, countText, shareText } from './figure-text.ts'
import { IntervalBar } from './interval-bar.tsx'

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}%`
const MOST_SHOWN = 1

/** Revenue less refunds per visitor of a variant, rounded to the smallest unit of the currency. */
const perVisitor = ({ revenue, reported }: Variant, currency: string | null): Money | null =>
  currency === null || reported === 0 ? null : { currency, minor: Math.round(revenue / reported) }

/** Between what the difference lies; null while nothing limits it on either side. */
const intervalOf = ({ comparison: own }: Variant) =>
  own === null || (own.low === -1 && own.high === null) ? null : { low: own.low, high: own.high }

/** The columns of a run. If variants were drawn unevenly nothing is compared. */
export const experimentColumns = ({ currency, isBroken }: RunView): readonly Column<Variant>[] => [
  { title: 'Variant', value: ({ variant }) => variant },
  { title: 'Visitors', value: ({ reported }) => reported, cell: ({ reported }) => countText(reported), isNumber: true },
  { title: 'Buyers', value: ({ buyers }) => buyers, cell: ({ buyers }) => countText(buyers), isNumber: true },
  {
    title: 'Conversion',
    value: ({ buyers, reported }) => share(buyers, reported),
    cell: ({ buyers, reported }) => (
      <>
        {shareText(share(buyers, reported))}
        <br />
        <small>{reported === 0 ? '' : boundsText(wilsonInterval(buyers, reported))}</small>
      </>
    ),
    isNumber: true,
  },
  {
    title: 'Revenue per visitor',
    value: (variant) => {
      const money = perVisitor(variant, currency)
      return money === null ? null : majorUnits(money)
    },
    cell: (variant) => {
      const money = perVisitor(variant, currency)
      return money === null ? '–' : formatMoney(money)
    },
    isNumber: true,
  },
  { title: 'Currency', onlyIn: 'file', value: () => currency },
  ...(isBroken ? [] : comparison),
  ...guardrail('With a refund', ({ refunded }) => refunded),
  ...guardrail('Disputed', ({ disputed }) => disputed),
  ...guardrail('Cancelled', ({ cancelled }) => cancelled),
]

const comparison: readonly Column<Variant>[] = [
  {
    title: 'Difference',
    value: ({ comparison: own }) => own?.lift ?? null,
    cell: ({ comparison: own }) => (own === null || own.lift === null ? '–' : signed(own.lift)),
    isNumber: true,
  },
  {
    title: 'Interval',
    onlyIn: 'page',
    isNumber: true,
    value: () => null,
    cell: (variant) => {
      const interval = intervalOf(variant)
      if (interval === null) return '–'
      const { low, high } = interval
      return (
        <>
          {signed(low)} to {high === null ? 'no limit' : signed(high)}
          <IntervalBar interval={{ low, high: high ?? MOST_SHOWN }} most={MOST_SHOWN} />
        </>
      )
    },
  },
  { title: 'Interval from', onlyIn: 'file', value: (variant) => intervalOf(variant)?.low ?? null },
  { title: 'Interval to', onlyIn: 'file', value: (variant) => intervalOf(variant)?.high ?? null },
  { title: 'Verdict', onlyIn: 'file', value: ({ comparison: own }) => own?.verdict ?? null },
]

/** What may be worse although more is sold, as a share of the buyers. */
const guardrail = (title: string, of: (variant: Variant) => number): readonly Column<Variant>[] => [
  {
    title,
    value: (variant) => share(of(variant), variant.buyers),
    cell: (variant) => shareText(share(of(variant), variant.buyers)),
    isNumber: true,
  },
]
