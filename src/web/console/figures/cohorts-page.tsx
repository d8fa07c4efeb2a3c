import { CohortsReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { formatMoney, type Money, majorUnits, sumOf } from '#domain/billing/money.ts'
import { cohortSplits, cohortUnits } from '#domain/cohort-choices.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { cohortWords as words } from './cohort-words.ts'
import styles from './cohorts.module.css'
import { countText, shareText } from './figure-text.ts'
import { usePeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'

const cohortsFrom = parserOf(CohortsReply)
type Cohort = CohortsReply['cohorts'][number]

const keptShare = ({ customers, spans }: Cohort, after: number): number | null => {
  const kept = spans[after]?.kept ?? null
  return kept === null || customers === 0 ? null : kept / customers
}

/** A cohort in one currency: amounts in different currencies are never added together. */
type Paying = Cohort & { readonly currency: string }

const payingIn = (cohort: Cohort): readonly Paying[] =>
  [...new Set(cohort.spans.flatMap(({ paid }) => paid.map(({ currency }) => currency)))].map((currency) => ({
    ...cohort,
    currency,
  }))

/**
 * Average amount paid by a customer of a cohort up to and including a week or month, less refunds and disputes; null
 * until it is over for all.
 */
function paidUntil({ customers, spans, currency }: Paying, after: number): Money | null {
  if ((spans[after]?.kept ?? null) === null || customers === 0) return null
  const amounts = spans.slice(0, after + 1).flatMap(({ paid }) => paid.filter((each) => each.currency === currency))
  return { currency, minor: Math.round(sumOf(amounts, currency).minor / customers) }
}

const rowKey = ({ begins, value }: Cohort): string => `${begins} ${value ?? ''}`

/** What a cohort is, and how many belong to it. */
const cohortColumns = ({ unit, split }: CohortsReply): readonly Column<Cohort>[] => [
  { title: words.begins[unit], value: ({ begins }) => begins },
  ...(split === null ? [] : [{ title: words.splits[split], value: ({ value }: Cohort) => value }]),
  {
    title: words.customers,
    value: ({ customers }) => customers,
    cell: ({ customers }) => countText(customers),
    isNumber: true,
  },
]

/** The numbers of weeks or months that any cohort has a column for. */
const spansOf = ({ cohorts }: CohortsReply): readonly number[] => (cohorts[0]?.spans ?? []).map(({ after }) => after)

const retention = (reply: CohortsReply): readonly Column<Cohort>[] => [
  ...cohortColumns(reply),
  ...spansOf(reply).map(
    (after): Column<Cohort> => ({
      title: `+${after}`,
      titleInFile: words.after[reply.unit](after),
      isNumber: true,
      value: (cohort) => keptShare(cohort, after),
      cell: (cohort) => {
        const share = keptShare(cohort, after)
        return share === null ? (
          ''
        ) : (
          <span className={styles.cell} style={{ '--share': share } as object}>
            {shareText(share)}
          </span>
        )
      },
    }),
  ),
]

const revenue = (reply: CohortsReply): readonly Column<Paying>[] => [
  ...cohortColumns(reply),
  { title: words.currency, onlyIn: 'file', value: ({ currency }) => currency },
  ...spansOf(reply).map(
    (after): Column<Paying> => ({
      title: `+${after}`,
      titleInFile: words.after[reply.unit](after),
      isNumber: true,
      value: (cohort) => {
        const paid = paidUntil(cohort, after)
        return paid === null ? null : majorUnits(paid)
      },
      cell: (cohort) => {
        const paid = paidUntil(cohort, after)
        return paid === null ? '' : formatMoney(paid)
      },
    }),
  ),
]

const WHOLE = ''
const unitOptions = cohortUnits.map((unit) => ({ value: unit, label: words.units[unit] }))
const splitOptions = [
  { value: WHOLE, label: words.whole },
  ...cohortSplits.map((split) => ({ value: split, label: words.splits[split] })),
] as const

/** Customers by the week or month of their first payment, perhaps split: who stays, and how much they pay. */
export function CohortsPage() {
  const period = usePeriod()
  const [query, setQuery] = useQuery()
  const unit = cohortUnits.find((each) => each === query.get('unit')) ?? 'week'
  const split = cohortSplits.find((each) => each === query.get('split')) ?? WHOLE
  const asked = new URLSearchParams({ ...period, unit, ...(split === WHOLE ? {} : { split }) })
  const { data } = useConsoleData(`${consoleRoutes.cohorts}?${asked}`, cohortsFrom)
  const file = (name: string) =>
    [name, ...(unit === 'week' ? [] : [unit]), ...(split === WHOLE ? [] : [split]), period.from, period.to].join('-')
  return (
    <>
      <PeriodBar period={period} />
      <Panel title={words.title}>
        <div className={styles.choices}>
          <SelectField
            label={words.unit}
            name="unit"
            value={unit}
            options={unitOptions}
            onChange={(next) => setQuery({ unit: next })}
          />
          <SelectField
            label={words.split}
            name="split"
            value={split}
            options={splitOptions}
            onChange={(next) => setQuery({ split: next })}
          />
        </div>
        {split === 'source' || split === 'campaign' || split === 'country' ? <Quiet>{words.visits}</Quiet> : null}
      </Panel>
      <WhenLoaded data={data}>
        {(reply) => (
          <>
            <Panel title={words.stays}>
              <Quiet>{words.staysAbout[unit]}</Quiet>
              <DataTable
                caption={words.staysCaption}
                columns={retention(reply)}
                rows={reply.cohorts}
                rowKey={rowKey}
                empty={words.empty}
                file={file('retention')}
              />
            </Panel>
            <Panel title={words.paid}>
              <Quiet>{words.paidAbout}</Quiet>
              <DataTable
                caption={words.paidCaption}
                columns={revenue(reply)}
                rows={reply.cohorts.flatMap(payingIn)}
                rowKey={(cohort) => `${rowKey(cohort)} ${cohort.currency}`}
                empty={words.empty}
                file={file('cohort-revenue')}
              />
            </Panel>
          </>
        )}
      </WhenLoaded>
    </>
  )
}
