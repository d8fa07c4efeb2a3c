import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CustomersReply } from '#domain/api/console/customers.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'

const PATH = 'GET /api/v2/console/customers'
const LABEL = 'Address, order, receipt or payment'
const ada: CustomersReply['customers'][number] = {
  id: '01980000-0000-7000-8000-00000000000a',
  email: 'ada@example.com',
  since: '2026-11-01T10:00:00.000Z',
  paidOrders: 2,
  subscription: 'active',
  erasedAt: null,
  source: 'google',
  campaign: 'Spring',
}
const gone = { ...ada, id: 'b', email: 'adam@example.com', paidOrders: 0, erasedAt: '2026-11-20T10:00:00.000Z' }
const visitor = {
  ...{ ...ada, id: 'c', email: 'radar@example.com', paidOrders: 0, subscription: null },
  ...{ source: null, campaign: null },
}

const open = (address: string, reply: CustomersReply) =>
  openConsole(address, { roles: ['customers'], replies: { [PATH]: ok(reply) } })
const field = () => screen.getByLabelText<HTMLInputElement>(LABEL)

test('a search lists the customers found with what they have, each with a link to their page', async () => {
  const { user, server } = await open('/customers', { customers: [ada, gone, visitor], hasMore: true })
  await user.type(await screen.findByLabelText(LABEL), ' ada ')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const lines = within(await screen.findByRole('table', { name: 'Customers found' })).getAllByRole('row')
  expect(lines.slice(1).map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ['ada@example.com', '2026-11-01 10:00 UTC', '2', 'Active', 'google', 'Spring'],
    ['adam@example.com', '2026-11-01 10:00 UTC', '0', 'deleted', 'google', 'Spring'],
    ['radar@example.com', '2026-11-01 10:00 UTC', '0', 'none', '–', '–'],
  ])
  screen.getByText('There are more. Type more of the address.')
  expect(server.callsOf(PATH).map(({ query }) => query)).toEqual(['?q=ada'])
  await user.click(screen.getByRole('link', { name: ada.email }))
  await screen.findByRole('heading', { level: 1, name: 'Customer' })
  expect(window.location.pathname).toBe(`/v3/console/customers/${ada.id}`)
})

test('a search is kept in the address, and going back restores the earlier search and its text', async () => {
  const { user, server } = await open('/customers?q=ada', { customers: [ada], hasMore: false })
  await screen.findByRole('link', { name: ada.email })
  server.change({ [PATH]: ok({ customers: [], hasMore: false }) })
  await user.clear(field())
  await user.type(field(), 'eve')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByText('No customer has this address, order, receipt or payment.')
  expect(window.location.search).toBe('?q=eve')
  server.change({ [PATH]: ok({ customers: [ada], hasMore: false }) })
  window.history.back()
  await screen.findByRole('link', { name: ada.email })
  expect(field().value).toBe('ada')
})

test('a refused search says why and keeps the typed text', async () => {
  const { user, server } = await open('/customers', { customers: [], hasMore: false })
  server.change({ [PATH]: refused('QUERY_INVALID', 'This address has too much in it.', 400) })
  await user.type(await screen.findByLabelText(LABEL), 'a b c')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This address has too much in it.')
  expect(field().value).toBe('a b c')
})

test('a search text that is too short is not sent, and the page says how long it has to be', async () => {
  const { server } = await open('/customers?q=ad', { customers: [], hasMore: false })
  await screen.findByText('Type at least 3 characters.')
  expect(server.callsOf(PATH)).toEqual([])
})

test('customers are listed by state, source and campaign, without a text', async () => {
  const { user, server } = await open('/customers', { customers: [ada], hasMore: false })
  await user.selectOptions(await screen.findByLabelText('Subscription'), 'Renewal failed')
  await user.type(screen.getByLabelText(/^Source/), 'google')
  await user.type(screen.getByLabelText(/^Campaign/), 'Spring')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByRole('link', { name: ada.email })
  expect(server.callsOf(PATH).map(({ query }) => query)).toEqual(['?state=unpaid&source=google&campaign=Spring'])
  expect(window.location.search).toBe('?state=unpaid&source=google&campaign=Spring')
})
