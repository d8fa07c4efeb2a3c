import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutgoingEventsReply } from '#domain/api/console/outgoing-events.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const PATH = '/api/v2/console/webhooks'
const event: OutgoingEventsReply['events'][number] = {
  ...{ id: '01980000-0000-7000-8000-00000000000a', type: 'purchase.paid', madeAt: '2026-11-27T10:00:00.000Z' },
  ...{ state: 'given_up', tries: 16, answer: '500', settledAt: '2026-11-29T10:00:00.000Z', body: '{}' },
}
const open = (reply: OutgoingEventsReply) =>
  openConsole('/webhooks', { roles: ['operators'], replies: { [`GET ${PATH}`]: ok(reply) } })

test('a webhook that failed is named in words, and sent again', async () => {
  const { user, server } = await open({ host: 'crm.example.com', events: [event] })
  await screen.findByRole('heading', { name: 'Sent to crm.example.com' })
  for (const name of ['First payment', 'Failed', '500']) screen.getByRole('cell', { name })
  server.change({ [`POST ${PATH}/${event.id}/again`]: ok({ host: 'crm.example.com', events: [] }) })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('Done. It is sent within seconds.')
  expect(server.callsOf(`POST ${PATH}/${event.id}/again`)).toHaveLength(1)
})

test('without an address the page says how to set one', async () => {
  await open({ host: null, events: [] })
  await screen.findByRole('heading', { name: 'No address is set' })
  screen.getByText(/^Set WEBHOOK_URL and WEBHOOK_SECRET/)
})
