import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const TICKS = 'PUT /api/v2/member/weeks/1/ticks'
const open = async (others = {}) => {
  const opened = await openMember('/plan/list', others)
  await screen.findByRole('heading', { level: 1, name: 'Shopping list' })
  return opened
}
/** Sends the ticks at once, which otherwise happens a moment after the last one. */
const networkReturns = () => window.dispatchEvent(new Event('online'))

test('lines are listed by aisle, and what most kitchens have is counted separately', async () => {
  await open()
  const chilled = within(screen.getByRole('region', { name: 'Chilled' }))
  expect(chilled.getAllByRole('checkbox')).toHaveLength(3)
  chilled.getByText('Look for “vegetarian rennet”.')
  screen.getByText('0 of 22')
  screen.getByRole('button', { name: 'Probably in your cupboard (4)' })
})

test('a ticked line is counted and sent to the server', async () => {
  const { user, server } = await open({ [TICKS]: ok({}) })
  await user.click(screen.getByRole('checkbox', { name: /^Feta/ }))
  screen.getByText('1 of 22')
  screen.getByText('1 of 3 ticked')
  networkReturns()
  await waitFor(() => expect(server.callsOf(TICKS)).toHaveLength(1))
  expect(server.callsOf(TICKS)[0]?.body).toMatchObject({ ticks: [{ id: 'feta', ticked: true }] })
})

test('offline, ticks are kept and sent once the network is back', async () => {
  const { user, server } = await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('checkbox', { name: /^Feta/ }))
  await screen.findByText(/Your ticks are safe on this device/)
  vi.restoreAllMocks()
  server.change({ [TICKS]: ok({}) })
  networkReturns()
  await waitFor(() => expect(server.callsOf(TICKS).at(-1)?.body).toMatchObject({ ticks: [{ id: 'feta' }] }))
  expect(screen.queryByText(/Your ticks are safe/)).toBeNull()
  screen.getByText('1 of 22')
})

test('ticked lines can be hidden and shown again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: /^Feta/ }))
  await user.click(screen.getByRole('button', { name: 'Hide ticked' }))
  expect(screen.queryByRole('checkbox', { name: /^Feta/ })).toBeNull()
  screen.getByText('1 ticked line is hidden.')
  await user.click(screen.getByRole('button', { name: 'Hide ticked' }))
  screen.getByRole('checkbox', { name: /^Feta/ })
})

test('unticking everything can be undone', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: /^Feta/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Limes/ }))
  await user.click(screen.getByRole('button', { name: 'Untick all' }))
  await screen.findByText('2 lines are unticked.')
  screen.getByText('0 of 22')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  screen.getByText('2 of 22')
})

test('a week with nothing to buy says so', async () => {
  await open({ 'GET /api/v2/member/weeks/1/list': ok({ week: 1, eaters: 1, aisles: [] }) })
  await screen.findByText('There is nothing to buy for this week.')
})
