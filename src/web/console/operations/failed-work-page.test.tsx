import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PhotoServiceReply } from '#domain/api/console/operations.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const service: NonNullable<PhotoServiceReply['service']> = {
  host: 'vision.example.com',
  model: 'a-model',
  answeredAt: '2026-11-20T10:00:00.000Z',
  failedAt: null,
  failure: null,
  leftAloneUntil: null,
  photos: 7,
  photosPerDay: 1000,
}

async function openWith(photos: PhotoServiceReply) {
  const replies = {
    'GET /api/v2/console/failed-work': ok({ jobs: [], webhooks: [] }),
    'GET /api/v2/console/photo-service': ok(photos),
  }
  await openConsole('/failed-work', { roles: ['customers'], replies })
  const panel = await screen.findByRole('region', { name: 'Photos of plates' })
  return panel
}

test('a failed job for a single item can be tried again, a scheduled one can be removed from the list', async () => {
  const jobs = ['send-email', 'report-purchase', 'clean-up'].map((name, at) => ({
    ...{ id: `01980000-0000-7000-8000-00000000000${at}`, name, failedAt: '2026-11-20T10:00:00.000Z' },
    ...{ tries: 9, reason: 'status 401' },
  }))
  const replies = { 'GET /api/v2/console/failed-work': ok({ jobs, webhooks: [] }) }
  await openConsole('/failed-work', { roles: ['customers'], replies })
  const table = await screen.findByRole('table', { name: 'Failed jobs' })
  const acts = within(table).getAllByRole('button', { name: /Try again|Remove/ })
  expect(acts.map(({ textContent }) => textContent)).toEqual(['Try again', 'Try again', 'Remove from the list'])
})

test('without an endpoint the page says so, and how to set one', async () => {
  await openWith({ service: null })
  await screen.findByText(/No endpoint is set \(VISION_URL\)/)
})

test.each([
  ['Working', {}],
  ['Not used yet', { answeredAt: null }],
  ['The last photo failed', { failedAt: '2026-11-20T11:00:00.000Z', failure: 'no answer in time' }],
  ['Working', { failedAt: '2026-11-20T09:00:00.000Z', failure: 'no answer in time' }],
  [
    'Paused after several failures until 2026-11-20 11:01 UTC',
    { failedAt: '2026-11-20T11:00:00.000Z', failure: 'status 500', leftAloneUntil: '2026-11-20T11:01:00.000Z' },
  ],
])('%s', async (state, changes) => {
  const panel = await openWith({ service: { ...service, ...changes } })
  await screen.findByText(state)
  expect(panel.textContent).toContain('vision.example.com, a-model')
  expect(panel.textContent).toContain('7 of 1000')
  expect(panel.textContent?.includes('2026-11-20 11:00 UTC: ')).toBe(
    'failedAt' in changes && changes.failedAt === '2026-11-20T11:00:00.000Z',
  )
})

test('the page says of each kind of work how long its oldest piece has been due, and which is late', async () => {
  const one = { allowedSeconds: 3600, isLate: false }
  const work = [
    { ...one, name: 'deletions', waitingSeconds: 0, allowedSeconds: 86_400 },
    { ...one, name: 'reminders', waitingSeconds: 40 },
    { ...one, name: 'emails', waitingSeconds: 3 * 86_400 + 5, isLate: true },
  ]
  const replies = {
    'GET /api/v2/console/failed-work': ok({ jobs: [], webhooks: [] }),
    'GET /api/v2/console/waiting-work': ok({ work }),
  }
  await openConsole('/failed-work', { roles: ['customers'], replies })
  const table = await screen.findByRole('table', { name: 'How long work has been waiting' })
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Deletions that were promised', 'Nothing is due', '24 hours', 'In time'],
    ['Reminders to weigh in', 'Less than a minute', '60 minutes', 'In time'],
    ['Emails', '3 days', '60 minutes', 'Late'],
  ])
})

test('retrying a job after a lost reply repeats the same act', async () => {
  const id = '01980000-0000-7000-8000-00000000000f'
  const job = { id, name: 'send-email', failedAt: '2026-11-20T10:00:00.000Z', tries: 21, reason: 'no mail server' }
  const RETRY = `POST /api/v2/console/failed-work/jobs/${id}/retry`
  const { user, server } = await openConsole('/failed-work', {
    roles: ['customers'],
    replies: { 'GET /api/v2/console/failed-work': ok({ jobs: [job], webhooks: [] }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(/^No answer came/)
  server.change({ [RETRY]: ok({ jobs: [], webhooks: [] }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Done\./)
  const [lost, done] = server.callsOf(RETRY).map(({ headers }) => headers['idempotency-key'])
  expect(done).toBe(lost)
})
