import { type FormEvent, useState } from 'react'
import { CustomersReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { stateText } from '#web/console/data/money-words.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './customers.module.css'

const customersFrom = parserOf(CustomersReply)
type Customer = CustomersReply['customers'][number]

const columns: readonly Column<Customer>[] = [
  {
    title: 'Address',
    value: ({ email }) => email,
    cell: ({ id, email }) => <ConsoleLink href={consoleHref(`/customers/${id}`)}>{email}</ConsoleLink>,
  },
  { title: 'Since', value: ({ since }) => momentText(since) },
  { title: 'Paid orders', isNumber: true, value: ({ paidOrders }) => paidOrders },
  {
    title: 'Subscription',
    value: ({ subscription, erasedAt }) =>
      erasedAt === null ? (subscription === null ? 'none' : stateText(subscription)) : 'deleted',
  },
]

/** Minimum length of a search text, characters. */
const SHORTEST = 3

function Found({ q }: { q: string }) {
  const { data } = useConsoleData(`${consoleRoutes.customers}?${new URLSearchParams({ q })}`, customersFrom)
  return (
    <WhenLoaded data={data}>
      {({ customers, hasMore }) => (
        <>
          <DataTable
            caption="Customers found"
            columns={columns}
            rows={customers}
            rowKey={({ id }) => id}
            empty="No customer has this address, order, receipt or payment."
            file="customers"
            isList
          />
          {hasMore && <Quiet>There are more. Type more of the address.</Quiet>}
        </>
      )}
    </WhenLoaded>
  )
}

/** The search for a customer, which is kept in the address of the page. */
export function CustomersPage() {
  const [query, setQuery] = useQuery()
  const q = query.get('q') ?? ''
  // The typed text belongs to one search: going back shows the text of the earlier search.
  const [typed, setTyped] = useState({ of: q, text: q })
  const text = typed.of === q ? typed.text : q
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    setTyped({ of: wanted, text: wanted })
    setQuery({ q: wanted })
  }
  return (
    <Panel title="Find a customer">
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label="Address, order, receipt or payment"
          name="q"
          type="search"
          required
          minLength={SHORTEST}
          maxLength={200}
          value={text}
          onChange={(changed) => setTyped({ of: q, text: changed })}
          hint="Part of the address is enough; order, receipt and payment numbers have to be complete."
        />
        <div>
          <Action type="submit" look="primary">
            Search
          </Action>
        </div>
      </form>
      {q.length >= SHORTEST && <Found q={q} />}
      {q !== '' && q.length < SHORTEST && <Quiet>Type at least {SHORTEST} characters.</Quiet>}
    </Panel>
  )
}
