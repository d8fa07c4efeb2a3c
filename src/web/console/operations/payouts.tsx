import { PayoutsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel, Problem, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const payoutsFrom = parserOf(PayoutsReply)
type Row = PayoutsReply['rows'][number]

const states = { on_its_way: 'On its way', arrived: 'Arrived', failed: 'Failed' } as const

const columns: readonly Column<Row>[] = [
  { title: 'Day', value: ({ at }) => at.slice(0, 10) },
  { title: 'Provider', value: ({ provider }) => provider },
  { title: 'Number', value: ({ ref }) => ref },
  { title: 'State', value: ({ state }) => states[state] },
  { title: 'At the bank', value: ({ arrivesOn }) => arrivesOn },
  {
    title: 'Amount',
    isNumber: true,
    value: ({ amountMinor: minor, currency }) => majorUnits({ minor, currency }),
  },
  { title: 'Currency', value: ({ currency }) => currency },
]

/** The payouts of a period, as the providers report them when the page is opened. */
export function Payouts({ from, to }: { from: string; to: string }) {
  const { data } = useConsoleData(`${consoleRoutes.payouts}?${new URLSearchParams({ from, to })}`, payoutsFrom)
  return (
    <Panel title="Payouts">
      <WhenLoaded data={data}>
        {({ rows, unreached }) => (
          <>
            {unreached.map((provider) => (
              <Problem key={provider}>{`${provider} could not be reached: its payouts are missing here.`}</Problem>
            ))}
            <DataTable
              caption="Payouts"
              columns={columns}
              rows={rows}
              rowKey={({ provider, ref }) => `${provider} ${ref}`}
              empty="Nothing was paid out in these days."
              file={`payouts-${from}-${to}`}
            />
          </>
        )}
      </WhenLoaded>
      <Quiet>
        Requested from the providers just now. Stripe needs a key that may read payouts, PayPal the feature Transaction
        search.
      </Quiet>
    </Panel>
  )
}
