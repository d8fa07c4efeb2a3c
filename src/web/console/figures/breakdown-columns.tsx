import { stepText } from '#analytics/funnel/step-text.ts'
import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import { onlyValue, trafficFilterText } from '#analytics/funnel/traffic-filter.ts'
import type { Dimension } from '#analytics/funnel/traits.ts'
import { changeBetween } from '#analytics/statistics/beyond-chance.ts'
import type { BreakdownReply } from '#domain/api/console/figures.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { consoleHref } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import type { Column } from '#web/console/ui/data-table.tsx'
import { boundsColumns } from './bounds-columns.ts'
import styles from './breakdown.module.css'
import { changeColumns } from './comparison.tsx'
import { dimensionNames, hasFunnel } from './dimensions.ts'
import { amountsText, boundsText, countText, shareText } from './figure-text.ts'
import { comparisonWords } from './filter-words.ts'
import type { Period } from './period.ts'

export type Row = BreakdownReply['rows'][number]

export const NOT_ATTRIBUTED = 'Not attributed'
const TOO_SMALL = 'too small'
const HIDDEN = 'hidden'
const countOrHidden = (count: number | null): string => (count === null ? HIDDEN : countText(count))

function conversionText({ purchases, visitors, isTooSmall }: Row): string {
  if (purchases === null || visitors === null) return HIDDEN
  return isTooSmall ? TOO_SMALL : shareText(visitors === 0 ? null : purchases / visitors)
}

const intervalText = ({ interval, isTooSmall, visitors }: Row): string =>
  interval === null ? (visitors === 0 ? '–' : HIDDEN) : isTooSmall ? TOO_SMALL : boundsText(interval)

/** A count that is hidden if it stands for few people: then the page says "hidden", and the file has an empty cell. */
const counted = (title: string, countOf: (row: Row) => number | null): Column<Row> => ({
  title,
  isNumber: true,
  value: countOf,
  cell: (row) => countOrHidden(countOf(row)),
})

/** Revenue columns: one on the page, and one for each currency in the file. */
const revenueIn = (rows: readonly Row[]): readonly Column<Row>[] => [
  {
    title: 'Revenue less refunds and disputes',
    onlyIn: 'page',
    isNumber: true,
    value: () => null,
    cell: ({ revenue }) => (revenue === null ? HIDDEN : amountsText(revenue)),
  },
  ...[...new Set(rows.flatMap(({ revenue }) => (revenue ?? []).map(({ currency }) => currency)))].map(
    (currency): Column<Row> => ({
      title: `Revenue less refunds and disputes, ${currency}`,
      onlyIn: 'file',
      value: ({ revenue }) => {
        if (revenue === null) return null
        return majorUnits({ minor: revenue.find((each) => each.currency === currency)?.minor ?? 0, currency })
      },
    }),
  ),
]

export const figuresOf = (rows: readonly Row[]): readonly Column<Row>[] => [
  counted('Visitors', ({ visitors }) => visitors),
  counted('Email page', ({ emailPages }) => emailPages),
  counted('Saw the plans', ({ paywalls }) => paywalls),
  counted('Purchases', ({ purchases }) => purchases),
  {
    title: 'Conversion',
    value: ({ purchases, visitors }) => (purchases === null || !visitors ? null : purchases / visitors),
    cell: conversionText,
    isNumber: true,
  },
  ...boundsColumns<Row>(({ interval }) => interval, intervalText),
  ...revenueIn(rows),
  { title: 'Too small', onlyIn: 'file', value: ({ isTooSmall }) => (isTooSmall ? 'yes' : 'no') },
  {
    title: 'Hidden',
    onlyIn: 'file',
    value: ({ visitors, emailPages, paywalls, purchases, revenue }) =>
      [visitors, emailPages, paywalls, purchases, revenue].includes(null) ? 'yes' : 'no',
  },
]

export const rowKeyOf = ({ value, also }: Pick<Row, 'value' | 'also'>): string => `${value}\n${also ?? ''}`

/** Beside each row that of the period before: its visitors, its conversion, and whether the difference is beyond chance. */
export function comparedColumns(rows: readonly Row[], before: BreakdownReply): readonly Column<Row>[] {
  const earlier = new Map(before.rows.map((row) => [rowKeyOf(row), row]))
  const partOf = (row: Row | undefined) => ({ hits: row?.purchases ?? 0, of: row?.visitors ?? 0 })
  const then = (row: Row) => partOf(earlier.get(rowKeyOf(row)))
  return [
    {
      title: comparisonWords.visitorsBefore,
      isNumber: true,
      value: (row) => then(row).of,
      cell: (row) => countText(then(row).of),
    },
    {
      title: comparisonWords.conversionBefore,
      isNumber: true,
      value: (row) => (then(row).of === 0 ? null : then(row).hits / then(row).of),
      cell: (row) => shareText(then(row).of === 0 ? null : then(row).hits / then(row).of),
    },
    ...changeColumns<Row>(comparisonWords.conversionDifference, (row) =>
      changeBetween(then(row), partOf(row), rows.length),
    ),
  ]
}

type AskedNames = {
  readonly period: Period
  readonly filter: TrafficFilter
  readonly dimension: Dimension
  readonly also: Dimension | null
}

/** The names of a row: each links to the funnel of its visitors; spellings that are counted with it stand below. */
export const nameColumns = ({ period, filter, dimension, also }: AskedNames): readonly Column<Row>[] => [
  {
    title: dimensionNames[dimension],
    value: ({ value }) => value,
    cell: ({ value, also: second, spellings }) => {
      if (value === NOT_ATTRIBUTED) return NOT_ATTRIBUTED
      if (!hasFunnel(dimension)) return stepText(value)
      const own = onlyValue(filter, dimension, value)
      const both = also !== null && hasFunnel(also) && second !== null ? onlyValue(own, also, second) : own
      return (
        <>
          <ConsoleLink href={consoleHref('/funnel', { ...period, filter: trafficFilterText(both) })}>
            {value}
          </ConsoleLink>
          {spellings.length > 0 && <span className={styles.spellings}>{spellings.join(', ')}</span>}
        </>
      )
    },
  },
  ...(dimension === 'source'
    ? [{ title: 'Other spellings', onlyIn: 'file' as const, value: ({ spellings }: Row) => spellings.join(', ') }]
    : []),
  ...(also === null ? [] : [{ title: dimensionNames[also], value: ({ also: second }: Row) => second ?? '' }]),
]
