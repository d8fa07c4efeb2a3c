import { type FormEvent, useState } from 'react'
import { CustomersReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { subscriptionStates } from '#domain/billing/subscription.ts'
import { stateText } from '#web/console/data/money-words.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { customerWords } from './customer-words.ts'
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
  { title: 'Source', value: ({ source }) => source },
  { title: 'Campaign', value: ({ campaign }) => (campaign === 'none' ? null : campaign) },
]

/** Minimum length of a search text, characters. */
const SHORTEST = 3

const filters = ['q', 'state', 'source', 'campaign'] as const
type CustomerFilters = Readonly<Record<(typeof filters)[number], string>>
const words = customerWords.search

const stateOptions = [
  { value: '', label: words.anyState },
  ...subscriptionStates.map((state) => ({ value: state, label: stateText(state) })),
  { value: 'none', label: words.none },
] as const

function Found({ asked }: { asked: CustomerFilters }) {
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  const { data } = useConsoleData(`${consoleRoutes.customers}?${new URLSearchParams(given)}`, customersFrom)
  const isByText = Object.keys(given).every((name) => name === 'q')
  return (
    <WhenLoaded data={data}>
      {({ customers, hasMore }) => (
        <>
          <DataTable
            caption="Customers found"
            columns={columns}
            rows={customers}
            rowKey={({ id }) => id}
            empty={isByText ? 'No customer has this address, order, receipt or payment.' : words.empty}
            file="customers"
            isList
          />
          {hasMore && <Quiet>{isByText ? 'There are more. Type more of the address.' : words.more}</Quiet>}
        </>
      )}
    </WhenLoaded>
  )
}

/** The search for customers, which is kept in the address of the page. */
export function CustomersPage() {
  const [query, setQuery] = useQuery()
  const asked: CustomerFilters = {
    q: query.get('q') ?? '',
    state: query.get('state') ?? '',
    source: query.get('source') ?? '',
    campaign: query.get('campaign') ?? '',
  }
  // What is typed belongs to one search: going back shows the texts of the earlier search.
  const of = query.toString()
  const [typed, setTyped] = useState<{ readonly of: string | null; readonly fields: CustomerFilters }>({
    of,
    fields: asked,
  })
  const fields = typed.of === of ? typed.fields : asked
  const change = (changes: Partial<CustomerFilters>) => setTyped({ of, fields: { ...fields, ...changes } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyped({ of: null, fields })
    setQuery({ ...fields, q: fields.q.trim(), source: fields.source.trim(), campaign: fields.campaign.trim() })
  }
  const isAsked = filters.some((name) => asked[name] !== '')
  const isTooShort = asked.q !== '' && asked.q.length < SHORTEST
  const hasFilter = fields.state !== '' || fields.source.trim() !== '' || fields.campaign.trim() !== ''
  return (
    <Panel title="Find customers">
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label="Address, order, receipt or payment"
          name="q"
          type="search"
          required={!hasFilter}
          minLength={SHORTEST}
          maxLength={200}
          value={fields.q}
          onChange={(q) => change({ q })}
          hint="Part of the address is enough; order, receipt and payment numbers have to be complete."
        />
        <div className={styles.filters}>
          <SelectField
            label={words.state}
            name="state"
            value={fields.state}
            options={stateOptions}
            onChange={(state) => change({ state })}
          />
          <TextField
            label={words.source}
            name="source"
            maxLength={255}
            value={fields.source}
            onChange={(source) => change({ source })}
            hint={words.sourceHint}
          />
          <TextField
            label={words.campaign}
            name="campaign"
            maxLength={255}
            value={fields.campaign}
            onChange={(campaign) => change({ campaign })}
            hint={words.campaignHint}
          />
        </div>
        <div>
          <Action type="submit" look="primary">
            Search
          </Action>
        </div>
      </form>
      {isAsked && !isTooShort && <Found asked={asked} />}
      {isTooShort && <Quiet>{words.tooShort(SHORTEST)}</Quiet>}
    </Panel>
  )
}
