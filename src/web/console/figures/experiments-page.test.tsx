import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RunView } from '#domain/api/console/experiments.ts'
import type { OperatorRole } from '#domain/operator-roles.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'
import { better, runOf } from './run-view.example.ts'

const PATH = '/api/v2/console/experiments'
const START = `POST ${PATH}/home-picture/start`
const END = `POST ${PATH}/home-picture/end`

const running = better
const ended: RunView = { ...running, version: 1, endedAt: '2026-11-05T10:00:00.000Z', kept: 'without' }

const open = (runs: readonly RunView[], roles: readonly OperatorRole[] = ['figures', 'prices']) =>
  openConsole('/experiments', { roles, replies: { [`GET ${PATH}`]: ok({ runs }) } })
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))

test('a run shows its verdict and its figures, and no buttons to an operator who may not change prices', async () => {
  await open([running, ended], ['figures'])
  const run = within(await screen.findByRole('region', { name: 'Run 2' }))
  run.getByText('“without”: Better')
  run.getByText(/^Decided on 2026-11-24 09:30 UTC with 312 buyers, 187 of them from “without”: “without” sells more\./)
  expect(linesOf(run.getByRole('table'))).toEqual([
    [
      ...['Variant', 'Visitors', 'Buyers', 'Conversion', 'Revenue per visitor', 'Difference', 'Interval'],
      ...['With a refund', 'Disputed', 'Cancelled'],
    ],
    ['with', '4,000', '80', '2.0%1.6–2.5%', '$0.60', '–', '–', '5.0%', '1.3%', '10.0%'],
    ['without', '4,020', '120', '3.0%2.5–3.6%', '$0.60', '+66.0%', '+5.0% to +115.0%', '3.3%', '0.8%', '6.7%'],
  ])
  screen.getByRole('heading', { name: 'Run 1, “without” was kept' })
  expect(screen.queryByRole('button', { name: /run$/ })).toBeNull()
})

test('if variants were drawn unevenly, nothing is compared', async () => {
  await open([{ ...running, isBroken: true }])
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing is concluded until the cause is found/)
  expect(screen.queryByText(/sells more/)).toBeNull()
  expect(linesOf(screen.getByRole('table', { name: 'Run 2' }))[0]).toEqual([
    ...['Variant', 'Visitors', 'Buyers', 'Conversion', 'Revenue per visitor', 'With a refund', 'Disputed', 'Cancelled'],
  ])
})

test('while nobody has bought, no interval is shown that says nothing', async () => {
  await open([runOf({ lift: null, low: -1, high: null })])
  const [, , variant] = linesOf(await screen.findByRole('table', { name: 'Run 2' }))
  expect(variant?.slice(5, 7)).toEqual(['–', '–'])
})

test('a page that fails to start for more visitors of one variant is a finding beside the verdict', async () => {
  await open([runOf({}, { isLosing: true })])
  await screen.findByText(/^The page does not start for the same share of visitors/)
  screen.getByText('“without”: Not decided')
})

test('how long an experiment takes is calculated before it starts', async () => {
  const { user } = await open([])
  await screen.findByText(/^About 1,572 buyers of two variants, which is 52,400 visitors or 53 days/)
  await user.type(screen.getByLabelText('Visitors a day'), '{Backspace>4}100')
  screen.getByText(/That is more than eight weeks/)
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
    Array(2).fill({ weights: [1, 3], coveragePercent: 50, metric: 'revenue', worthPercent: 20 }),
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
