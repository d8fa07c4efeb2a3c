import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RunView } from '#domain/api/console/experiments.ts'
import type { OperatorRole } from '#domain/operator-roles.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'

const PATH = '/api/v2/console/experiments'
const START = `POST ${PATH}/home-picture/start`
const END = `POST ${PATH}/home-picture/end`

const counts = { weight: 1, revenue: 240_000, refunded: 4, cancelled: 8 }
const running: RunView = {
  ...{ key: 'home-picture', version: 2, metric: 'purchase', coveragePercent: 100, kept: null, endedAt: null },
  ...{ startedAt: '2026-11-10T10:00:00.000Z', startedBy: 'olga', currency: 'USD', sampleRatio: 0.62 },
  variants: [
    { ...counts, variant: 'with', visitors: 4000, buyers: 80, lift: null, interval: null, chanceToWin: null },
    {
      ...{ ...counts, variant: 'without', visitors: 4020, buyers: 120, lift: 0.49 },
      ...{ interval: { low: 0.08, high: 0.9 }, chanceToWin: 0.997 },
    },
  ],
  verdict: 'better',
}
const ended: RunView = { ...running, version: 1, endedAt: '2026-11-05T10:00:00.000Z', kept: 'without' }

const open = (runs: readonly RunView[], roles: readonly OperatorRole[] = ['figures', 'prices']) =>
  openConsole('/experiments', { roles, replies: { [`GET ${PATH}`]: ok({ runs }) } })
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))

test('a run shows its conclusion and its figures, and no buttons to an operator who may not change prices', async () => {
  await open([running, ended], ['figures'])
  const run = within(await screen.findByRole('region', { name: 'Run 2' }))
  run.getByText('Better than “with”: “without”. The interval excludes zero.')
  expect(linesOf(run.getByRole('table'))).toEqual([
    [
      ...['Variant', 'Visitors', 'Buyers', 'Conversion', 'Revenue per visitor', 'Difference', 'Interval'],
      ...['Chance to win', 'With a refund', 'Cancelled'],
    ],
    ['with', '4,000', '80', '2.0 %', '$0.60', '–', '–', '–', '5.0 %', '10.0 %'],
    ['without', '4,020', '120', '3.0 %', '$0.60', '+49.0 %', '+8.0 % to +90.0 %', '99.7 %', '3.3 %', '6.7 %'],
  ])
  screen.getByRole('heading', { name: 'Run 1, “without” was kept' })
  expect(screen.queryByRole('button', { name: /run$/ })).toBeNull()
})

test('if visitors were not divided as planned, nothing is compared', async () => {
  await open([{ ...running, verdict: 'broken', sampleRatio: 0.000_02 }])
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Visitors were not divided as planned \(chance of such a split: 2\.0e-5\)\. Do not conclude anything/,
  )
  expect(linesOf(screen.getByRole('table', { name: 'Run 2' }))[0]).toEqual([
    ...['Variant', 'Visitors', 'Buyers', 'Conversion', 'Revenue per visitor', 'With a refund', 'Cancelled'],
  ])
})

test('a run starts only with valid input, and a refusal keeps what was typed', async () => {
  const { user, server } = await open([ended])
  await screen.findByText('No run is under way: everyone sees “without”.')
  await user.click(screen.getByRole('button', { name: 'Start a run' }))
  await user.selectOptions(screen.getByLabelText('Deciding figure'), 'revenue')
  const weight = screen.getByLabelText<HTMLInputElement>('Weight of “without”')
  const coverage = screen.getByLabelText('Visitors who take part, %')
  server.change({ [START]: refused('EXPERIMENT_RUNNING', 'This experiment is running already.') })
  await user.type(coverage, '{Backspace>3}50')
  await user.type(weight, '.5')
  await user.click(screen.getByRole('button', { name: 'Start it' }))
  expect(server.callsOf(START)).toEqual([])
  await user.type(weight, '{Backspace>3}3')
  await user.click(screen.getByRole('button', { name: 'Start it' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This experiment is running already.')
  expect(weight.value).toBe('3')
  server.change({ [START]: ok({ runs: [running, ended] }), [`GET ${PATH}`]: ok({ runs: [running, ended] }) })
  await user.click(screen.getByRole('button', { name: 'Start it' }))
  await screen.findByRole('heading', { name: 'Running: run 2' })
  expect(server.callsOf(START).map(({ body }) => body)).toEqual(
    Array(2).fill({ weights: [1, 3], coveragePercent: 50, metric: 'revenue' }),
  )
})

test('ending a run names the variant that everyone will see, and the page then shows it', async () => {
  const { user, server } = await open([running])
  await user.click(await screen.findByRole('button', { name: 'End this run' }))
  screen.getByText('Within seconds everyone sees “with”.')
  await user.selectOptions(screen.getByLabelText('The variant to keep'), 'without')
  screen.getByText('Within seconds everyone sees “without”.')
  server.change({ [END]: ok({ runs: [ended] }), [`GET ${PATH}`]: ok({ runs: [ended] }) })
  await user.click(screen.getByRole('button', { name: 'End it' }))
  await screen.findByText('No run is under way: everyone sees “without”.')
  expect(server.callsOf(END)[0]?.body).toEqual({ kept: 'without' })
})
