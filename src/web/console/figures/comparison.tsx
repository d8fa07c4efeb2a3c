import { stepText } from '#analytics/funnel/step-text.ts'
import { type Change, changeBetween } from '#analytics/statistics/beyond-chance.ts'
import type { FunnelReply } from '#domain/api/console/figures.ts'
import type { Column } from '#web/console/ui/data-table.tsx'
import { DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { periodText } from '#web/console/ui/period-text.ts'
import { shareText } from './figure-text.ts'
import { comparisonWords as words } from './filter-words.ts'
import { type Period, previousPeriod, todayInUtc } from './period.ts'

/** "+0.4 points": a difference of two shares. */
const pointsText = (difference: number): string =>
  words.points(`${difference > 0 ? '+' : difference < 0 ? '−' : '±'}${Math.abs(difference * 100).toFixed(1)}`)

/** A difference with what can be said of it. */
export function ChangeCell({ change: { difference, isBeyondChance } }: { readonly change: Change }) {
  if (difference === null) return words.none
  return (
    <>
      {pointsText(difference)} {isBeyondChance ? <strong>{words.beyond}</strong> : <span>{words.maybe}</span>}
    </>
  )
}

/** The columns of a change: one on the page, and two in the file. */
export const changeColumns = <Row,>(title: string, changeOf: (row: Row) => Change): readonly Column<Row>[] => [
  {
    title,
    isNumber: true,
    value: (row) => changeOf(row).difference,
    cell: (row) => <ChangeCell change={changeOf(row)} />,
  },
  {
    title: words.chance,
    onlyIn: 'file',
    value: (row) => (changeOf(row).isBeyondChance ? words.yes : words.no),
  },
]

type Row = {
  readonly step: string
  readonly now: number | null
  readonly before: number | null
  readonly change: Change
}

const share = (hits: number, of: number): number | null => (of === 0 ? null : hits / of)

/** Each step's share of exits in both periods; last the purchases of those who entered. */
function rowsOf(now: FunnelReply, before: FunnelReply): readonly Row[] {
  const pages = now.steps.filter(({ exitShare }) => exitShare !== null)
  const rows = pages.length + 1
  const compared = (hits: readonly [number, number], of: readonly [number, number]) => ({
    before: share(hits[0], of[0]),
    now: share(hits[1], of[1]),
    change: changeBetween({ hits: hits[0], of: of[0] }, { hits: hits[1], of: of[1] }, rows),
  })
  const earlier = new Map(before.steps.map((step) => [step.step, step]))
  const bought = ({ steps }: FunnelReply): number => steps.at(-1)?.views ?? 0
  return [
    {
      step: words.conversion,
      ...compared([bought(before), bought(now)], [before.entered, now.entered]),
    },
    ...pages.map(({ step, exits, views }) => {
      const own = earlier.get(step) ?? { exits: 0, views: 0 }
      return { step: stepText(step), ...compared([own.exits, exits], [own.views, views]) }
    }),
  ]
}

const columns: readonly Column<Row>[] = [
  { title: words.step, value: ({ step }) => step },
  { title: words.now, value: ({ now }) => now, cell: ({ now }) => shareText(now), isNumber: true },
  { title: words.before, value: ({ before }) => before, cell: ({ before }) => shareText(before), isNumber: true },
  ...changeColumns<Row>(words.difference, ({ change }) => change),
]

type FunnelComparisonProps = { readonly period: Period; readonly now: FunnelReply; readonly before: FunnelReply }

/** The funnel of a period beside that of the period before. */
export function FunnelComparison({ period, now, before }: FunnelComparisonProps) {
  return (
    <Panel title={words.title(periodText(previousPeriod(period)))}>
      <DataTable
        caption={words.title(periodText(previousPeriod(period)))}
        columns={columns}
        rows={rowsOf(now, before)}
        rowKey={({ step }) => step}
        empty={words.empty}
        file={`funnel-compared-${period.from}-${period.to}`}
      />
      <Quiet>{words.explained}</Quiet>
      {period.to >= todayInUtc() && <Quiet>{words.partial}</Quiet>}
    </Panel>
  )
}
