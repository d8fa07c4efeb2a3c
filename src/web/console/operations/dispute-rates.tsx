import { DisputeRatesReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { cardName } from '#domain/billing/card-name.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const ratesFrom = parserOf(DisputeRatesReply)
type Month = DisputeRatesReply['months'][number]
type Limit = Month['programs'][number] & { readonly month: string }

const counts = new Intl.NumberFormat('en-US')
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2)}%`)
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const months: readonly Column<Month>[] = [
  { title: 'Month', value: ({ month }) => month },
  { title: 'Card', value: ({ brand }) => cardName(brand) },
  { title: 'Charges', isNumber: true, value: ({ charges }) => charges },
  { title: 'Disputes', isNumber: true, value: ({ disputes }) => disputes },
  { title: 'For fraud', isNumber: true, value: ({ fraud }) => fraud },
  { title: 'Reported as fraud', isNumber: true, value: ({ warnings }) => warnings },
  {
    title: 'By number',
    isNumber: true,
    value: ({ disputes, charges }) => share(disputes, charges),
    cell: ({ disputes, charges }) => percent(disputes, charges),
  },
  {
    title: 'By amount',
    isNumber: true,
    value: ({ amounts }) => amounts.map((each) => percent(each.disputedMinor, each.chargedMinor)).join(' + '),
  },
  {
    title: 'Disputed',
    isNumber: true,
    value: ({ amounts }) =>
      amounts.map(({ currency, disputedMinor: minor }) => formatMoney({ currency, minor })).join(' + '),
  },
]

const standings = { below: 'below', near: 'near the limit', above: 'above the limit' } as const

/** "1.50% and 100 disputes": every part has to be reached. */
function limitText({ limitShare, limitNumber, limitCharges, limitUsdMinor }: Limit): string {
  const parts = [
    `${(limitShare * 100).toFixed(2)}%`,
    ...(limitNumber > 1 ? [`${counts.format(limitNumber)} disputes`] : []),
    ...(limitCharges > 0 ? [`${counts.format(limitCharges)} charges`] : []),
    ...(limitUsdMinor > 0 ? [formatMoney({ minor: limitUsdMinor, currency: 'USD' })] : []),
  ]
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const limits: readonly Column<Limit>[] = [
  { title: 'Month', value: ({ month }) => month },
  { title: 'Programme', value: ({ name }) => name },
  {
    title: 'Now',
    isNumber: true,
    value: ({ disputes, charges }) => share(disputes, charges),
    cell: ({ disputes, charges }) => `${percent(disputes, charges)} (${disputes} of ${charges})`,
  },
  {
    title: 'Limit',
    isNumber: true,
    value: ({ limitShare }) => limitShare,
    cell: limitText,
  },
  {
    title: 'Standing',
    value: ({ standing }) => standings[standing],
    cell: ({ standing }) => (standing === 'below' ? standings.below : <strong>{standings[standing]}</strong>),
  },
  { title: 'Source', isText: true, value: ({ source }) => source },
]

/** Disputes of the last months by card, and where they stand beside the limits of the card schemes. */
export function DisputeRates() {
  const { data } = useConsoleData(consoleRoutes.disputeRates, ratesFrom)
  return (
    <WhenLoaded data={data}>
      {(reply) => (
        <Panel title="How often banks take money back">
          <DataTable
            caption="Disputes by month and card"
            columns={months}
            rows={reply.months}
            rowKey={({ month, brand }) => `${month} ${brand}`}
            empty="Nothing was charged in the last months."
            file="dispute-rates"
            isList
          />
          <DataTable
            caption="Limits of the card schemes"
            columns={limits}
            rows={reply.months.flatMap(({ month, programs }) => programs.map((each) => ({ ...each, month })))}
            rowKey={({ month, name }) => `${month} ${name}`}
            empty="No scheme has limits for these cards."
            file="scheme-limits"
            isList
          />
          <Quiet>
            A dispute counts in the month in which the bank took the money. Visa divides by the charges of that month,
            Mastercard by those of the month before. Above both the share and the number a seller is put under watch and
            charged for each dispute; near means two thirds of the share. Visa also counts payments that were reported
            as fraud and never disputed.
          </Quiet>
        </Panel>
      )}
    </WhenLoaded>
  )
}
