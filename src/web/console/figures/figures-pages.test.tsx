import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'
import { exampleRecurring } from './recurring.example.ts'

const step = (name: string, views: number, exits: number) => ({
  ...{ step: name, views, exits, backs: 0, errors: 2, exitShare: exits / views, exitInterval: { low: 0.1, high: 0.3 } },
  ...{ reached: views / 1000, medianMs: 4200, p90Ms: 65_000 },
})
const funnel = {
  entered: 1000,
  biggestLeak: 'height',
  hasTimes: true,
  steps: [step('home', 1000, 100), step('height', 900, 180)],
}
const headline = {
  ...{ visitors: 1200, starts: 900, leads: 80, paywalls: 70, purchases: 12, refunds: 1, disputes: 2 },
  ...{ disputed: [], fees: [], kept: [] },
}

test('the overview compares a period with the one before, separately for each currency', async () => {
  await openConsole('/overview?from=2026-01-05&to=2026-01-11', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/headline': ok({
        now: {
          ...headline,
          revenue: [{ currency: 'USD', minor: 24_000 }],
          refunded: [{ currency: 'USD', minor: 1200 }],
          disputed: [{ currency: 'USD', minor: 2400 }],
          fees: [{ currency: 'USD', minor: 3000 }],
          kept: [{ currency: 'USD', minor: 17_400 }],
        },
        before: { ...headline, visitors: 1000, revenue: [], refunded: [] },
        previous: { from: '2025-12-29', to: '2026-01-04' },
        isPartial: false,
      }),
      'GET /api/v2/console/figures/days': ok({
        days: [
          { day: '2026-01-05', visitors: 500, purchases: 4 },
          { day: '2026-01-06', visitors: 700, purchases: 8 },
        ],
        annotations: [
          { id: 'one', day: '2026-01-06', text: 'Release 0a1b2c3d', kind: 'release', by: null },
          { id: 'two', day: '2026-01-06', text: 'A campaign began', kind: 'note', by: 'anna' },
        ],
      }),
    },
  })
  const table = await screen.findByRole('table', { name: 'Headline figures' })
  const rowOf = (name: string) => within(within(table).getByText(name).closest('tr') ?? table)
  expect(rowOf('Visitors').getByText('+20%')).toBeDefined()
  expect(rowOf('Revenue per visitor, USD').getByText('$0.20')).toBeDefined()
  expect(rowOf('Refund rate, USD').getByText('5.0%')).toBeDefined()
  expect(rowOf('Dispute share, USD').getByText('10.0%')).toBeDefined()
  expect(rowOf('Taken by banks, USD').getByText('$24.00')).toBeDefined()
  expect(rowOf('Kept, USD').getByText('$174.00')).toBeDefined()
  const words = 'Visitors by day. 1,200 from 2026-01-05 to 2026-01-06, most on 2026-01-06: 700.'
  expect(await screen.findByRole('img', { name: words })).toBeDefined()
  const days = screen.getByRole('table', { name: 'Day by day', hidden: true })
  expect(within(days).getByText('Release 0a1b2c3d; A campaign began')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent)).toEqual([
    'Remove A campaign began',
  ])
})

test('the chosen days are passed on to the other pages of figures, and to no other page', async () => {
  await openConsole('/breakdown?from=2026-01-05&to=2026-01-11&by=country', {
    replies: {
      'GET /api/v2/console/figures/breakdown': ok({ rows: [], unattributed: [], more: 0, unattributedBuyers: 0 }),
    },
  })
  await screen.findByText(/No one entered in this period/)
  const targetOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(targetOf('Funnel')).toBe('/v3/console/funnel?from=2026-01-05&to=2026-01-11')
  expect(targetOf('Customers')).toBe('/v3/console/customers')
})

test.each([
  [
    {
      disputes: 2,
      answerBy: '2026-01-20T10:00:00.000Z',
      findings: 1,
      failedWork: 0,
      lateWork: 0,
      limits: 1,
      signals: [],
    },
    [
      '2 disputes to answer, the next by 2026-01-20 10:00 UTC',
      '1 limit of a card scheme is near',
      '1 finding to settle',
    ],
  ],
  [
    {
      ...{ disputes: 0, answerBy: null, findings: 0, failedWork: 0, lateWork: 0, limits: 0 },
      signals: [{ title: 'No purchase for 9 hours', lookAt: '/funnel', foundAt: '2026-01-11T10:00:00.000Z' }],
    },
    ['No purchase for 9 hours, found 2026-01-11 10:00 UTC'],
  ],
  [
    { disputes: 0, answerBy: null, findings: 0, failedWork: 1, lateWork: 2, limits: 0, signals: [] },
    ['1 job or webhook that was given up', '2 kinds of work that are late'],
  ],
  [{ disputes: 0, answerBy: null, findings: 0, failedWork: 0, lateWork: 0, limits: 0, signals: [] }, []],
])('an operator who serves customers first sees what needs action: %j', async (waiting, words) => {
  await openConsole('/overview?from=2026-01-05&to=2026-01-11', {
    roles: ['figures', 'customers'],
    replies: { 'GET /api/v2/console/waiting': ok(waiting) },
  })
  const region = await screen.findByRole('region', { name: 'Needs attention' })
  await within(region).findByText(words.length === 0 ? /Nothing needs attention/ : 'Needs attention')
  expect(
    within(region)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(words)
})

test('the funnel names the biggest leak with its interval, in text and in the chart', async () => {
  const { server, user } = await openConsole('/funnel?from=2026-01-05&to=2026-01-11&dimension=country&value=DE', {
    roles: ['figures'],
    replies: { 'GET /api/v2/console/figures/funnel': ok(funnel) },
  })
  await screen.findByText('Before the plans most visitors leave at “Height”: 180 of 900, 20.0% (10.0–30.0%).')
  const bars = screen.getAllByRole('link', { name: /left here/ })
  expect(bars.map((bar) => bar.textContent?.includes('Biggest leak'))).toEqual([false, true])
  expect(bars[1]?.textContent).toContain('Height, the biggest leak: 900 views')
  expect(bars[1]?.textContent).toContain('20.0% left here, 10.0–30.0%')
  const breakdown = '/v3/console/breakdown?from=2026-01-05&to=2026-01-11&filter=country%3DDE&step=height'
  expect(bars[1]?.getAttribute('href')).toBe(breakdown)
  expect(screen.getByRole('link', { name: 'Who leaves there' }).getAttribute('href')).toBe(breakdown)
  const [call] = server.callsOf('GET /api/v2/console/figures/funnel')
  expect(call?.query).toBe('?from=2026-01-05&to=2026-01-11&filter=country%3DDE')
  await user.click(screen.getByRole('button', { name: 'Remove Country DE' }))
  expect(window.location.search).toBe('?from=2026-01-05&to=2026-01-11')
})

test('figures of few visitors are called too small, and each value links to its own funnel', async () => {
  const row = {
    also: null,
    spellings: [],
    visitors: 4000,
    emailPages: 500,
    paywalls: 400,
    purchases: 40,
    interval: { low: 0.007, high: 0.014 },
  }
  await openConsole('/breakdown?by=country&from=2026-01-05&to=2026-01-11', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/breakdown': ok({
        rows: [
          { ...row, value: 'DE', isTooSmall: false, revenue: [{ currency: 'EUR', minor: 99_900 }] },
          { ...row, value: 'FR', visitors: 60, isTooSmall: true, revenue: [] },
        ],
        unattributed: [{ currency: 'EUR', minor: 1999 }],
        more: 0,
        unattributedBuyers: 1,
      }),
    },
  })
  const link = await screen.findByRole('link', { name: 'FR' })
  expect(link.getAttribute('href')).toBe('/v3/console/funnel?from=2026-01-05&to=2026-01-11&filter=country%3DFR')
  expect(screen.getAllByText('too small')).toHaveLength(2)
  expect(screen.getByText('1.0%')).toBeDefined()
  const apart = screen.getByRole('row', { name: /^Not attributed/ })
  expect(within(apart).getByText('€19.99')).toBeDefined()
})

test('a step breakdown lists every trait that stands out, and shows the values of one of them', async () => {
  const row = { exitShare: 0.6, exitInterval: { low: 0.53, high: 0.67 }, isTooSmall: false, standsOut: false }
  const { user, server } = await openConsole('/breakdown?step=height&by=country&from=2026-01-05&to=2026-01-11', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/step-breakdown': ok({
        rows: [
          { ...row, dimension: 'country', value: 'DE', views: 2000, exits: 1200 },
          { ...row, dimension: 'country', value: 'FR', views: 30, exits: 18, isTooSmall: true },
          { ...row, dimension: 'platform', value: 'Instagram', views: 400, exits: 240, standsOut: true },
        ],
      }),
    },
  })
  const link = await screen.findByRole('link', { name: 'Instagram (platform or in-app browser)' })
  expect(link.closest('li')?.textContent).toContain('240 of 400, 60.0% (53.0–67.0%)')
  const table = screen.getByRole('table', { name: 'Height, by country' })
  const cells = within(table).getAllByRole('row').slice(1)
  expect(cells.map((each) => within(each).getAllByRole('cell')[3]?.textContent)).toEqual(['60.0%', 'too small'])
  expect(screen.queryByRole('option', { name: 'Path by gender' })).toBeNull()
  await user.click(link)
  await screen.findByRole('table', { name: 'Height, by platform or in-app browser' })
  const address = '?from=2026-01-05&to=2026-01-11&by=platform&step=height'
  expect(window.location.search).toBe(address)
  expect(server.callsOf('GET /api/v2/console/figures/breakdown')).toEqual([])
})

test('a small cell of answers is hidden', async () => {
  await openConsole('/answers?question=cooking-skill', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/answers': ok({
        people: 60,
        answers: [
          { answer: 'BEGINNER', count: 45 },
          { answer: 'ADVANCED', count: null },
        ],
      }),
    },
  })
  expect(await screen.findByText('Beginner')).toBeDefined()
  expect(screen.getByText('75.0%')).toBeDefined()
  expect(screen.getByText('hidden')).toBeDefined()
})

test('the subscription figures show what recurs, what ends and what was recovered', async () => {
  await openConsole('/subscription-figures', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/recurring': ok(exampleRecurring),
      'GET /api/v2/console/figures/subscriptions': ok({
        recurring: [{ currency: 'USD', minor: 123_400, subscriptions: 40 }],
        churn: { atStart: 50, ended: 5 },
        reasons: [],
        dunning: { failed: 8, recovered: 5, lost: 2 },
        plans: [
          {
            ...{ plan: '1-MONTH', currency: 'USD', count: 12, withCoupon: 3 },
            ...{ firstMinor: 23_988, renewalMinor: 5998, backMinor: 2999 },
          },
        ],
        back: [
          { kind: 'dispute_taken', because: 'fraudulent', currency: 'USD', count: 1, minor: 2999 },
          { kind: 'dispute_returned', because: 'fraudulent', currency: 'USD', count: 1, minor: -1999 },
        ],
      }),
    },
  })
  expect((await screen.findAllByText('$1,234.00'))[0]).toBeDefined()
  const back = within(screen.getByRole('table', { name: 'Money that went back' }))
  expect([back.getByText('Dispute'), back.getByText('$29.99'), back.getByText('-$19.99')]).toHaveLength(3)
  expect(screen.getByText(/5 of the 50 subscriptions .*10\.0%/)).toBeDefined()
  expect(
    screen.getByText(/8 renewals failed .*5 were paid in the end \(62\.5%\), 2 were lost, 1 still being tried/),
  ).toBeDefined()
})

test('the live page shows what arrives and up to when the statistics are complete', async () => {
  await openConsole('/live', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/live': ok({
        views: [
          {
            visitor: '0a1b2c3d',
            step: 'height',
            at: '2026-01-05T10:00:07.000Z',
            country: null,
            platform: 'Instagram',
            isBot: false,
          },
        ],
        outcomes: [{ day: '2026-01-05', outcome: 'stored', count: 1234 }],
        countedUntil: '2026-01-05T09:59:00.000Z',
      }),
    },
  })
  expect(await screen.findByText('10:00:07 UTC')).toBeDefined()
  expect(screen.getByText('1,234')).toBeDefined()
  expect(screen.getByText('2026-01-05 09:59 UTC').parentElement?.textContent).toBe(
    'The statistics are counted up to 2026-01-05 09:59 UTC.',
  )
})
