import { AccountingReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { addDays, isIsoDate } from '#domain/time.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { periodText } from '#web/console/ui/period-text.ts'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './operations.module.css'
import { Payouts } from './payouts.tsx'

const accountingFrom = parserOf(AccountingReply)
type Row = AccountingReply['rows'][number]

const money = (minor: number | null, { currency }: Row): number | null =>
  minor === null ? null : majorUnits({ minor, currency })

/** What is left of a receipt after the fee; null if the fee is unknown or in another currency. */
const leftOf = ({ grossMinor, feeMinor, feeCurrency, currency }: Row): number | null =>
  feeMinor === null || feeCurrency !== currency ? null : grossMinor - feeMinor

/** The kinds of rows whose name is not their words. */
const kindNames: Readonly<Record<string, string>> = {
  dispute_taken: 'dispute, taken by the bank',
  dispute_returned: 'dispute, returned by the bank',
}

const columnsBy = (by: 'day' | 'document'): readonly Column<Row>[] => [
  { title: 'Day', value: ({ day }) => day },
  { title: 'Kind', value: ({ kind }) => kindNames[kind] ?? kind.replaceAll('_', ' ') },
  { title: by === 'day' ? 'Documents' : 'Number', isNumber: by === 'day', value: ({ document }) => document },
  ...(by === 'day' ? [] : [{ title: 'Order', value: ({ order }: Row) => order }]),
  { title: 'Country', value: ({ country }) => country },
  { title: 'Tax rate, %', isNumber: true, value: ({ rateHundredths: rate }) => (rate === null ? null : rate / 100) },
  { title: 'Net', isNumber: true, value: (row) => money(row.netMinor, row) },
  { title: 'Tax', isNumber: true, value: (row) => money(row.taxMinor, row) },
  { title: 'Gross', isNumber: true, value: (row) => money(row.grossMinor, row) },
  { title: 'Currency', value: ({ currency }) => currency },
  {
    title: 'Fee',
    isNumber: true,
    value: ({ feeMinor, feeCurrency: currency }) =>
      feeMinor === null || currency === null ? null : majorUnits({ minor: feeMinor, currency }),
  },
  { title: 'Fee in', value: ({ feeCurrency }) => feeCurrency },
  ...(by === 'day'
    ? [{ title: 'Without a fee yet', isNumber: true, value: ({ withoutFee }: Row) => withoutFee }]
    : [{ title: 'Left', isNumber: true, value: (row: Row) => money(leftOf(row), row) }]),
]

const DAYS_BACK = 30

/** The movements of money of a period with their documents, for the bookkeeper. */
export function AccountingPage() {
  const [query, setQuery] = useQuery()
  const today = new Date().toISOString().slice(0, 10)
  const dayIn = (name: string, otherwise: string) => {
    const given = query.get(name) ?? ''
    return isIsoDate(given) ? given : otherwise
  }
  const to = dayIn('to', today)
  const from = dayIn('from', addDays(to, -DAYS_BACK))
  const by = query.get('by') === 'document' ? 'document' : 'day'
  const { data } = useConsoleData(
    `${consoleRoutes.accounting}?${new URLSearchParams({ from, to, by })}`,
    accountingFrom,
  )
  return (
    <>
      <Panel title={periodText({ from, to })}>
        <div className={styles.period}>
          <TextField label="From" name="from" type="date" value={from} onChange={(day) => setQuery({ from: day })} />
          <TextField label="To" name="to" type="date" value={to} onChange={(day) => setQuery({ to: day })} />
          <SelectField
            label="Lines"
            name="by"
            value={by}
            options={[
              { value: 'day', label: 'One for each day' },
              { value: 'document', label: 'One for each movement' },
            ]}
            onChange={(chosen) => setQuery({ by: chosen })}
          />
        </div>
        <WhenLoaded data={data}>
          {({ rows }) => (
            <DataTable
              caption="Receipts, credit notes, disputes, fees and payouts"
              columns={columnsBy(by)}
              rows={rows}
              rowKey={({ day, kind, document, country, rateHundredths, grossMinor, currency, feeCurrency }) =>
                [day, kind, document, country, rateHundredths, grossMinor, currency, feeCurrency].join(' ')
              }
              empty="No money moved in these days."
              file={`accounting-${from}-${to}`}
            />
          )}
        </WhenLoaded>
        <Quiet>
          Every movement in the ledger, by its day in UTC. Net and tax are shown if a tax rate is configured. The fee of
          a charge, in the currency that the provider settles in, stands beside it and may be known some hours later;
          other fees, such as those for disputes, are lines of their own.
        </Quiet>
      </Panel>
      <Payouts from={from} to={to} />
    </>
  )
}
