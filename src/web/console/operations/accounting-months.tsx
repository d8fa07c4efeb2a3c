import { useState } from 'react'
import { AccountingMonthsReply } from '#domain/api/console/accounting-months.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { exponentOf, majorUnits } from '#domain/billing/money.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Done, Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { monthWords as words } from './accounting-month-words.ts'
import styles from './operations.module.css'

const monthsFrom = parserOf(AccountingMonthsReply)
type Month = AccountingMonthsReply['months'][number]
type Totals = Month['totals'][number]
/** A month in one currency; without a currency if nothing moved. */
type Row = Pick<Month, 'month' | 'state' | 'takenAt' | 'takenBy'> & {
  readonly totals: Totals | null
  readonly isFirst: boolean
}

const rowsOf = (months: readonly Month[]): readonly Row[] =>
  months.flatMap(({ totals, ...month }): readonly Row[] =>
    totals.length === 0
      ? [{ ...month, totals: null, isFirst: true }]
      : totals.map((each, place) => ({ ...month, totals: each, isFirst: place === 0 })),
  )

const amount = (title: string, minorOf: (totals: Totals) => number): Column<Row> => ({
  title,
  isNumber: true,
  value: ({ totals }) => (totals === null ? null : majorUnits({ minor: minorOf(totals), currency: totals.currency })),
  cell: ({ totals }) =>
    totals === null
      ? '–'
      : majorUnits({ minor: minorOf(totals), currency: totals.currency }).toFixed(exponentOf(totals.currency)),
})

function Files({ month, currency }: { readonly month: string; readonly currency: string | null }) {
  const address = (format: string) => {
    const query = new URLSearchParams({ format, ...(currency === null ? {} : { currency }) })
    return `${filled(consoleRoutes.accountingMonthFile, { month })}?${query}`
  }
  const formats = currency === null ? (['movements', 'quickbooks', 'deferred'] as const) : (['datev'] as const)
  return (
    <span className={styles.files}>
      {formats.map((format) => (
        <a key={format} href={address(format)} download>
          {words.formats[format]}
          <span className="visually-hidden"> {words.fileOf(month, currency)}</span>
        </a>
      ))}
    </span>
  )
}

const columns = (take: (month: string) => void): readonly Column<Row>[] => [
  { title: 'Month', value: ({ month }) => month },
  {
    title: 'State',
    value: ({ state, takenAt, takenBy }) =>
      takenAt === null ? words.states[state] : words.taken(momentText(takenAt), takenBy ?? ''),
  },
  { title: 'Currency', value: ({ totals }) => totals?.currency ?? null },
  amount('Charged', ({ chargedMinor }) => chargedMinor),
  amount('Refunded', ({ refundedMinor }) => refundedMinor),
  amount('Disputes', ({ disputedMinor }) => disputedMinor),
  amount('Fees', ({ feesMinor }) => feesMinor),
  amount('Paid out', ({ paidOutMinor }) => paidOutMinor),
  amount('Balance', ({ balanceMinor }) => balanceMinor),
  {
    title: 'Files',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: ({ month, state, totals, isFirst }) => {
      if (state === 'ready' && isFirst)
        return (
          <Action onClick={() => take(month)}>
            {words.take}
            <span className="visually-hidden"> {month}</span>
          </Action>
        )
      if (state !== 'taken') return null
      return (
        <>
          {isFirst && <Files month={month} currency={null} />}
          {totals !== null && <Files month={month} currency={totals.currency} />}
        </>
      )
    },
  },
]

/** The months of the accounts: each is taken once, and its files tie to the ledger and to the payouts. */
export function AccountingMonths() {
  const { data, reload } = useConsoleData(consoleRoutes.accountingMonths, monthsFrom)
  const [asked, setAsked] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  return (
    <Panel title={words.title}>
      {done !== null && <Done>{words.done(done)}</Done>}
      {asked !== null && (
        <ActForm
          address={filled(consoleRoutes.accountingMonthTaken, { month: asked })}
          body={{}}
          parse={monthsFrom}
          confirm={words.confirm(asked)}
          consequences={words.consequences}
          onDone={() => {
            setDone(asked)
            setAsked(null)
            reload()
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      <WhenLoaded data={data}>
        {({ months }) => (
          <DataTable
            caption={words.title}
            columns={columns(setAsked)}
            rows={rowsOf(months)}
            rowKey={({ month, totals }) => `${month} ${totals?.currency ?? ''}`}
            empty={words.empty}
            file="accounting-months"
          />
        )}
      </WhenLoaded>
      <Quiet>{words.about}</Quiet>
    </Panel>
  )
}
