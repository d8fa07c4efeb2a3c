import { AccountingReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { exponentOf, majorUnits } from '#domain/billing/money.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { addDays } from '#domain/time.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { periodText } from '#web/console/ui/period-text.ts'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { AccountingMonths } from './accounting-months.tsx'
import styles from './operations.module.css'
import { Payouts } from './payouts.tsx'

const accountingFrom = parserOf(AccountingReply)
type Row = AccountingReply['rows'][number]

/** A column of amounts, with the decimals of their currency on the page and as plain numbers in the file. */
const amountColumn = (
  title: string,
  minorOf: (row: Row) => number | null,
  currencyOf: (row: Row) => string = ({ currency }) => currency,
): Column<Row> => ({
  title,
  isNumber: true,
  value: (row) => {
    const minor = minorOf(row)
    return minor === null ? null : majorUnits({ minor, currency: currencyOf(row) })
  },
  cell: (row) => {
    const minor = minorOf(row)
    if (minor === null) return '–'
    return majorUnits({ minor, currency: currencyOf(row) }).toFixed(exponentOf(currencyOf(row)))
  },
})

/** What is left of a receipt after the fee; null if the fee is unknown or in another currency. */
const leftOf = ({ grossMinor, feeMinor, feeCurrency, currency }: Row): number | null =>
  feeMinor === null || feeCurrency !== currency ? null : grossMinor - feeMinor

/** The kinds of rows whose name is not their words. */
const kindNames: Readonly<Record<string, string>> = {
  dispute_taken: 'taken by bank',
  dispute_returned: 'given back by bank',
}

const columnsBy = (by: 'day' | 'document'): readonly Column<Row>[] => [
  { title: 'Day', value: ({ day }) => day },
  { title: 'Kind', value: ({ kind }) => kindNames[kind] ?? kind.replaceAll('_', ' ') },
  { title: by === 'day' ? 'Documents' : 'Number', isNumber: by === 'day', value: ({ document }) => document },
  ...(by === 'day' ? [] : [{ title: 'Order', value: ({ order }: Row) => order }]),
  { title: 'Country', value: ({ country }) => country },
  { title: 'Tax rate, %', isNumber: true, value: ({ rateHundredths: rate }) => (rate === null ? null : rate / 100) },
  amountColumn('Net', (row) => row.netMinor),
  amountColumn('Tax', (row) => row.taxMinor),
  amountColumn('Gross', (row) => row.grossMinor),
  { title: 'Currency', value: ({ currency }) => currency },
  amountColumn(
    'Fee',
    ({ feeMinor }) => feeMinor,
    ({ feeCurrency, currency }) => feeCurrency ?? currency,
  ),
  { title: 'Fee in', value: ({ feeCurrency }) => feeCurrency },
  ...(by === 'day'
    ? [{ title: 'Without a fee yet', isNumber: true, value: ({ withoutFee }: Row) => withoutFee }]
    : [amountColumn('Left', leftOf)]),
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
      <AccountingMonths />
    </>
  )
}
