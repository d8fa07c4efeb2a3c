import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CustomerReply } from '#domain/api/console/customers.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'

const id = '01980000-0000-7000-8000-00000000000a'
const PATH = `/api/v2/console/customers/${id}`
const customer: CustomerReply = {
  id,
  email: 'ada@example.com',
  since: '2026-11-01T10:00:00.000Z',
  erasedAt: null,
  subscription: {
    leadId: id,
    planName: '4-Week Plan',
    state: 'active',
    provider: 'sandbox',
    accessUntil: '2026-12-01T10:00:00.000Z',
    isEnding: false,
    isLive: true,
    nextOn: '2026-12-01T10:00:00.000Z',
    nextMinor: 2999,
    currency: 'USD',
    withdrawUntil: null,
  },
  source: 'google',
  campaign: 'Spring',
  notes: [],
  kept: [{ currency: 'USD', minor: 2882 }],
  payments: [
    {
      id: 'p1',
      leadId: id,
      orderId: 'o1',
      chargeRef: 'ch_1',
      provider: 'sandbox',
      kind: 'first',
      state: 'succeeded',
      dispute: null,
      at: '2026-11-01T10:00:00.000Z',
      periodStart: '2026-11-01T10:00:00.000Z',
      periodEnd: '2026-12-01T10:00:00.000Z',
      keptMinor: 2999,
      amountMinor: 2999,
      refundableMinor: 2999,
      carriesSubscription: true,
      currency: 'USD',
    },
  ],
  emails: [],
  timeline: [{ id: 't1', at: '2026-11-01T10:00:00.000Z', what: 'order placed', detail: '$29.99', by: 'customer' }],
}

const open = async (changes: Partial<CustomerReply> = {}) => {
  const opened = await openConsole(`/customers/${id}`, {
    roles: ['customers'],
    replies: { [`GET ${PATH}`]: ok({ ...customer, ...changes }) },
  })
  await screen.findByText('order placed')
  return opened
}

test('a plan is paused for months or until a day, and its pause can be ended', async () => {
  const { user, server } = await open()
  await user.click(screen.getByRole('button', { name: 'Pause the plan' }))
  await user.selectOptions(screen.getByLabelText('Until'), '2 months: February 1, 2027')
  await user.type(screen.getByLabelText(/^Reason/), 'a long journey')
  const pause = { from: '2026-12-01T10:00:00.000Z', until: '2027-02-01T10:00:00.000Z' }
  const subscription = { ...customer.subscription, nextOn: pause.until, pause }
  server.change({ [`POST ${PATH}/pause`]: ok({ ...customer, subscription }) })
  await user.click(screen.getAllByRole('button', { name: 'Pause the plan' }).at(-1) ?? document.body)
  await screen.findByText(/^closed from/)
  expect(server.callsOf(`POST ${PATH}/pause`)[0]?.body).toEqual({ until: '2027-02-01', reason: 'a long journey' })
  expect(screen.queryByRole('button', { name: 'Give free days' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Move the end of the pause' }))
  await user.selectOptions(screen.getByLabelText('Until'), 'Another day')
  screen.getByLabelText(/^Day of the next charge/)
  await user.click(screen.getByRole('button', { name: 'End the pause' }))
  await user.type(screen.getByLabelText(/^Reason/), 'is back')
  server.change({ [`POST ${PATH}/pause/end`]: ok(customer) })
  await user.click(screen.getAllByRole('button', { name: 'End the pause' }).at(-1) ?? document.body)
  await screen.findByText('Done: end the pause.')
})

test('a refund names its amount and consequences, cannot exceed what is left, and updates the customer shown', async () => {
  const { user, server } = await open()
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  const amount = screen.getByLabelText('Amount in USD')
  await user.clear(amount)
  await user.type(amount, '30')
  screen.getByText('Type an amount up to $29.99.')
  await user.clear(amount)
  await user.type(amount, '10')
  screen.getByText(/^\$10\.00 goes back to where it was paid from/)
  screen.getByText('Access and the subscription stay as they are.')
  await user.type(screen.getByLabelText(/^Reason/), 'a week without a plan')
  const after = { ...customer, payments: customer.payments.map((one) => ({ ...one, refundableMinor: 1999 })) }
  server.change({ [`POST ${PATH}/refunds`]: ok(after) })
  await user.click(screen.getByRole('button', { name: 'Refund $10.00' }))
  await screen.findByText(/The refund has been requested/)
  screen.getByRole('cell', { name: '$19.99' })
  expect(server.callsOf(`POST ${PATH}/refunds`)[0]?.body).toEqual({
    paymentId: 'p1',
    amountMinor: 1000,
    currency: 'USD',
    reason: 'a week without a plan',
  })
})

test('the form says that refunding the rest of a charge ends its access, and the subscription if it depends on that charge', async () => {
  const payments = customer.payments.map((one) => ({ ...one, refundableMinor: 1999 }))
  const earlier = { ...customer.payments[0], ...{ id: 'p0', refundableMinor: 2999, carriesSubscription: false } }
  const { user } = await open({ payments: [...payments, ...payments.map((one) => ({ ...one, ...earlier }))] })
  const [ofLast, ofEarlier] = screen.getAllByRole('button', { name: 'Refund' })
  if (ofLast === undefined || ofEarlier === undefined) throw new Error('Both can be refunded.')
  await user.click(ofLast)
  screen.getByText(/the access that it paid for ends, and so does the subscription\.$/)
  await user.click(ofEarlier)
  screen.getByText(/it gives no access any more\. This does not end a subscription\.$/)
})

test('a refusal is announced, and the form stays', async () => {
  const { user, server } = await open()
  await user.click(screen.getByRole('button', { name: 'Cancel the subscription' }))
  server.change({ [`POST ${PATH}/cancel`]: refused('SUBSCRIPTION_OVER', 'This subscription has ended already.') })
  await user.type(screen.getByLabelText(/^Reason/), 'asked for it')
  const [, confirm] = screen.getAllByRole('button', { name: 'Cancel the subscription' })
  if (confirm !== undefined) await user.click(confirm)
  expect((await screen.findByRole('alert')).textContent).toBe('This subscription has ended already.')
  screen.getByLabelText(/^Reason/)
})

/** The facts about the customer, by their labels. */
function shownFacts(): Readonly<Record<string, string | null>> {
  const rows = [...screen.getByRole('region', { name: 'Who it is' }).querySelectorAll('dl > div')]
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? null]),
  )
}

test('the facts say what will be charged and when, and whether the subscription is about to end', async () => {
  await open()
  expect(shownFacts()).toMatchObject({
    Address: 'ada@example.com',
    Plan: '4-Week Plan at sandbox',
    Subscription: 'Active',
    'Next charge': expect.stringMatching(/^\$29\.99 on 2026-12-01/),
  })
  expect(shownFacts()).not.toHaveProperty('Everything deleted')
  cleanup()
  const ending = { isEnding: true, nextOn: null, nextMinor: null }
  await open({ subscription: customer.subscription && { ...customer.subscription, ...ending } })
  expect(shownFacts()).toMatchObject({ Subscription: 'Active, ends with its period', 'Next charge': 'none' })
  cleanup()
  const over = { ...ending, isLive: false, state: 'ended' as const }
  await open({ subscription: customer.subscription && { ...customer.subscription, ...over } })
  expect(shownFacts()).toMatchObject({ Subscription: 'ended' })
})

test('a charge that is disputed says so, and one with nothing left offers no refund', async () => {
  const payments = customer.payments.map((one) => ({ ...one, dispute: 'open' as const, refundableMinor: 0 }))
  await open({ payments })
  screen.getByRole('cell', { name: 'Paid, dispute open' })
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
})

test('somebody who bought nothing is said to have bought nothing', async () => {
  await open({ subscription: null, payments: [] })
  screen.getByText('Nothing was bought under this address.')
  screen.getByText('Nothing was charged.')
})

test('for a customer whose data was deleted there are no acts', async () => {
  await open({ erasedAt: '2026-11-20T10:00:00.000Z', subscription: null })
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Who it is' })).getByText('Everything deleted')).toBeDefined()
})

test('resending after a lost reply repeats the same act; after a success it is a new act', async () => {
  const email = {
    ...{ id: 'e1', leadId: id, kind: 'receipt', subject: 'Your receipt', canResend: true },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', sentAt: '2026-11-01T10:00:09.000Z' },
  }
  const { user, server } = await open({
    emails: [email, { ...email, id: 'e2', subject: 'Your code', canResend: false }],
  })
  const AGAIN = `POST ${PATH}/emails/e1/again`
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText(/^No answer came/)
  server.change({ [AGAIN]: ok({ ...customer, emails: [{ ...email, sentAt: null }] }) })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('Sent again: Your receipt. Links in it that sign in were left out.')
  expect(screen.queryByRole('alert')).toBeNull()
  screen.getByRole('cell', { name: 'waiting' })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  const [lost, sent, another] = server.callsOf(AGAIN).map(({ headers }) => headers['idempotency-key'])
  expect(sent).toBe(lost)
  expect(another).not.toBe(sent)
})

test('deleting shows what is removed and what stays, needs a reason, and leaves no further acts', async () => {
  const { user, server } = await open()
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  screen.getByText(/^Answers, plan, weights and sign-ins are deleted, .* This cannot be undone\.$/)
  screen.getByText(/^A running subscription ends now, without a refund\./)
  const confirm = screen.getByRole('button', { name: 'Delete everything for good' })
  await user.click(confirm)
  expect(server.callsOf(`POST ${PATH}/erase`)).toEqual([])
  await user.type(screen.getByLabelText(/^Reason/), 'asked for it')
  server.change({ [`POST ${PATH}/erase`]: ok({ ...customer, erasedAt: '2026-11-21T10:00:00.000Z' }) })
  await user.click(confirm)
  await screen.findByText('Done: delete everything for good.')
  expect(server.callsOf(`POST ${PATH}/erase`)[0]?.body).toEqual({ reason: 'asked for it' })
  expect(screen.queryByRole('region', { name: 'Serve the customer' })).toBeNull()
})

test('a note is written, and stands with its writer', async () => {
  const { user, server } = await open()
  screen.getByText('google, campaign Spring')
  await user.type(screen.getByLabelText(/^New note/), 'Calls on Mondays')
  const note = { id: 'n1', at: '2026-11-20T10:00:00.000Z', by: 'Olga', text: 'Calls on Mondays' }
  server.change({ [`POST ${PATH}/notes`]: ok({ ...customer, notes: [note] }) })
  await user.click(screen.getByRole('button', { name: 'Save the note' }))
  await screen.findByText('The note is saved.')
  screen.getByText('2026-11-20 10:00 UTC, Olga')
  expect(server.callsOf(`POST ${PATH}/notes`)[0]?.body).toEqual({ text: 'Calls on Mondays' })
})

test('another address is given with a reason, and the form says who is told', async () => {
  const { user, server } = await open()
  await user.click(screen.getByRole('button', { name: 'Change the address' }))
  screen.getByText(/^Both addresses get an email/)
  await user.type(screen.getByLabelText('New email address'), 'ada@other.example')
  await user.type(screen.getByLabelText(/^Reason/), 'lost the old mailbox')
  server.change({ [`POST ${PATH}/address`]: ok({ ...customer, email: 'ada@other.example' }) })
  await user.click(screen.getAllByRole('button', { name: 'Change the address' }).at(-1) as HTMLElement)
  await screen.findByText('Done: change the address.')
  screen.getByText('ada@other.example')
  expect(server.callsOf(`POST ${PATH}/address`)[0]?.body).toEqual({
    reason: 'lost the old mailbox',
    email: 'ada@other.example',
  })
})
