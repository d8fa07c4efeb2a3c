import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { savedFile } from '#web/console/saved-file.fixture.ts'
import { ok } from '#web/stub-server.fixture.ts'

const period = 'from=2026-01-05&to=2026-01-11'
const row = (value: string, visitors: number, purchases: number) => ({
  ...{ value, also: null, spellings: [], visitors, emailPages: 0, paywalls: 0, purchases },
  ...{ interval: { low: 0, high: 0.1 }, isTooSmall: false, revenue: [] },
})
const breakdown = (...rows: readonly ReturnType<typeof row>[]) =>
  ok({ rows, unattributed: [], more: 0, unattributedBuyers: 0 })

test('conditions are added from the values that visitors had, and stand in the address', async () => {
  const { server, user } = await openConsole(`/breakdown?${period}&by=campaign&filter=country%3DDE`, {
    roles: ['figures'],
    replies: { 'GET /api/v2/console/figures/breakdown': breakdown(row('tiktok', 700, 7), row('x', 40, 0)) },
  })
  await user.selectOptions(await screen.findByLabelText('Condition'), 'Source')
  await user.selectOptions(await screen.findByLabelText('Value'), 'tiktok (700)')
  await user.click(screen.getByRole('button', { name: 'Add the condition' }))
  expect(window.location.search).toBe(`?${period}&by=campaign&filter=country%3DDE%3Bsource%3Dtiktok`)
  const queries = server.callsOf('GET /api/v2/console/figures/breakdown').map(({ query }) => query)
  expect(queries).toContain(`?${period}&dimension=source&filter=country%3DDE`)
  expect(queries.at(-1)).toBe(`?${period}&filter=country%3DDE%3Bsource%3Dtiktok&dimension=campaign`)
  await user.click(screen.getByRole('button', { name: 'Remove Country DE' }))
  expect(window.location.search).toBe(`?${period}&by=campaign&filter=source%3Dtiktok`)
})

test('beside the period before stands what is beyond chance, on the page and in the file', async () => {
  const { server, user } = await openConsole(`/breakdown?${period}&by=source&compare=before`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/breakdown': (_, query) =>
        query.includes('from=2025-12-29&to=2026-01-04')
          ? breakdown(row('tiktok', 20_000, 400), row('x', 900, 9))
          : breakdown(row('tiktok', 20_000, 200), row('x', 900, 18)),
    },
  })
  const table = await screen.findByRole('table', { name: 'Visitors by source' })
  await within(table).findByText('beyond chance')
  const cellsOf = (name: string) =>
    within(within(table).getByRole('link', { name }).closest('tr') ?? table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cellsOf('tiktok').slice(-3)).toEqual(['20,000', '2.0%', '−1.0 points beyond chance'])
  expect(cellsOf('x').slice(-3)).toEqual(['900', '1.0%', '+1.0 points may be chance'])
  expect((await savedFile(user, 'Visitors by source')).rows[1]).toMatch(/,20000,0.02,-0.01,yes$/)
  expect(server.callsOf('GET /api/v2/console/figures/breakdown')).toHaveLength(2)
})

test('the funnel of the period before stands below that of the period, step by step', async () => {
  const step = (name: string, views: number, exits: number | null, entered: number) => ({
    ...{ step: name, views, exits: exits ?? 0, backs: 0, errors: 0, exitInterval: { low: 0, high: 1 } },
    ...{ exitShare: exits === null ? null : exits / views, reached: views / entered, medianMs: null, p90Ms: null },
  })
  const funnel = (entered: number, exits: number, bought: number) =>
    ok({
      ...{ entered, biggestLeak: null, hasTimes: false },
      steps: [step('home', entered, exits, entered), step('purchase', bought, null, entered)],
    })
  await openConsole(`/funnel?${period}&compare=before&filter=source%3Dtiktok%3Bcountry%3DDE`, {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/funnel': (_, query) =>
        query.includes('from=2025-12-29') ? funnel(2000, 400, 40) : funnel(3000, 1200, 63),
    },
  })
  const table = await screen.findByRole('table', { name: /^Compared with 29.Dec.2025/ })
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((each) =>
      within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
  expect(rows).toEqual([
    ['Bought, of those who entered', '2.1%', '2.0%', '+0.1 points may be chance'],
    ['Home', '40.0%', '20.0%', '+20.0 points beyond chance'],
  ])
  expect(screen.getByText(/With several conditions, times and steps back are not shown/)).toBeDefined()
})

test('a path has no funnel of its own, and its counts of few people are hidden', async () => {
  await openConsole('/breakdown?by=path&from=2026-01-05&to=2026-01-11', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/breakdown': ok({
        rows: [
          {
            ...{
              value: 'female',
              also: null,
              spellings: [],
              visitors: 400,
              emailPages: 400,
              paywalls: 380,
              purchases: null,
            },
            ...{ interval: null, isTooSmall: false, revenue: null },
          },
        ],
        unattributed: [],
        more: 0,
        unattributedBuyers: 0,
      }),
    },
  })
  const row = within((await screen.findByText('Female')).closest('tr') ?? document.body)
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Female', '400', '400', '380', 'hidden', 'hidden', 'hidden', 'hidden'],
  ])
  expect(row.queryByRole('link')).toBeNull()
  expect(screen.getByText(/before that the answer does not leave the device/)).toBeDefined()
})
