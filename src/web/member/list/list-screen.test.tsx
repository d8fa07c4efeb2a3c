import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok, repliesRead } from '#web/stub-server.fixture.ts'
import { exampleList } from './list.example.ts'

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
  screen.getByRole('button', { name: 'Probably at home (4)' })
  screen.getByText(/^610.g needed, 110.g should be left$/)
  screen.getByText(/^freeze 300.g at home, thaw it on Wednesday$/)
})

test('a list for two trips shows each with its own lines, and ticks one of them alone', async () => {
  const aisles = exampleList.aisles.map(({ aisle, lines }) => ({
    aisle,
    lines: lines.flatMap((line) =>
      line.id === 'feta' ? [line, { ...line, id: 'feta--2', trip: 2 as const }] : [line],
    ),
  }))
  const list = { ...exampleList, aisles, trips: ['2026-11-24', '2026-11-28'] }
  const { user, server } = await open({ 'GET /api/v2/member/weeks/1/list': ok(list), [TICKS]: ok({}) })
  const saturday = within(screen.getByRole('region', { name: 'Saturday, November 28' }))
  expect(saturday.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(saturday.getByRole('checkbox', { name: /^Feta/ }))
  screen.getByText('1 of 23')
  networkReturns()
  await waitFor(() => expect(server.callsOf(TICKS)).toHaveLength(1))
  expect(server.callsOf(TICKS)[0]?.body).toMatchObject({ ticks: [{ id: 'feta--2', ticked: true }] })
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
  await screen.findByText('There’s nothing to buy for this week.')
})

const FOLLOW = 'GET /api/v2/member/weeks/1/ticks'
const LIST = 'GET /api/v2/member/weeks/1/list'
/** Lets some seconds pass, one by one, and what is due in each of them finish. */
const pass = (seconds: number) =>
  act(async () => {
    for (let left = seconds; left > 0; left--) {
      await vi.advanceTimersByTimeAsync(1000)
      await repliesRead()
    }
  })
function withClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
const shared = (revision: number) => ok({ ...exampleList, shared: { revision } })
const followed = (...ids: readonly string[]) =>
  ok({ revision: 3, ticks: ids.map((id) => ({ id, ticked: true, changedAt: '2026-11-20T10:00:00.000Z' })) })

test('what somebody else ticks shows within seconds, and the list is not asked for again', async () => {
  withClock()
  const { server } = await open({ [LIST]: shared(3), [FOLLOW]: followed('feta', 'lime') })
  const before = server.callsOf(LIST).length
  await pass(5)
  screen.getByText('2 of 22')
  expect(server.callsOf(LIST)).toHaveLength(before)
})

test('a change of the plan brings the new list', async () => {
  withClock()
  const { server } = await open({ [LIST]: shared(2), [FOLLOW]: followed() })
  server.change({ [LIST]: ok({ ...exampleList, aisles: exampleList.aisles.slice(0, 1), shared: { revision: 3 } }) })
  await pass(5)
  await screen.findByText('0 of 9')
})

test('nobody follows a list of their own', async () => {
  withClock()
  const { server } = await open({ [FOLLOW]: followed('feta') })
  await pass(20)
  expect(server.callsOf(FOLLOW)).toHaveLength(0)
})

test('nobody follows a list that is out of view or offline', async () => {
  withClock()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { server } = await open({ [LIST]: shared(3), [FOLLOW]: followed('feta') })
  await pass(20)
  vi.restoreAllMocks()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pass(20)
  vi.restoreAllMocks()
  expect(server.callsOf(FOLLOW)).toHaveLength(0)
  await pass(5)
  expect(server.callsOf(FOLLOW)).toHaveLength(1)
})

test('a change made here later than theirs stays, though the server does not have it yet', async () => {
  withClock()
  const { user } = await open({ [LIST]: shared(3), [FOLLOW]: followed('feta') })
  await pass(5)
  await user.click(screen.getByRole('checkbox', { name: /^Feta/ }))
  await pass(5)
  expect(screen.getByRole('checkbox', { name: /^Feta/ })).toHaveProperty('checked', false)
})

const LINE = '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a5b'
const OWN = `PUT /api/v2/member/weeks/1/own-lines/${LINE}`
const CROSS_OUT = `DELETE /api/v2/member/weeks/1/own-lines/${LINE}`
const candles = (ticked: boolean) => ({ id: LINE, text: 'candles', ticked })

test('something else to buy is written on the list, ticked and removed, with an undo', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(LINE)
  const { user, server } = await open({ [OWN]: ok({ own: [candles(false)] }), [CROSS_OUT]: ok({ own: [] }) })
  await user.type(screen.getByRole('textbox', { name: 'Something else to buy' }), ' candles ')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('checkbox', { name: 'candles', checked: false })
  expect(server.callsOf(OWN)[0]?.body).toEqual({ text: 'candles', ticked: false })
  server.change({ [OWN]: ok({ own: [candles(true)] }) })
  await user.click(screen.getByRole('checkbox', { name: 'candles' }))
  await screen.findByRole('checkbox', { name: 'candles', checked: true })
  await user.click(screen.getByRole('button', { name: 'Remove candles' }))
  await screen.findByText('candles is off your list.')
  expect(screen.queryByRole('checkbox', { name: 'candles' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('checkbox', { name: 'candles', checked: true })
})

test('whoever writes a link on a list that others read is told that it is left out', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(LINE)
  const { user } = await open({ [OWN]: ok({ own: [candles(false)] }) })
  await user.type(screen.getByRole('textbox', { name: 'Something else to buy' }), 'candles bad.com')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText(/^Others read this list too/)
  await screen.findByRole('checkbox', { name: 'candles' })
})

test('a line that cannot be stored stays in the field', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(LINE)
  const full = { status: 422, body: { code: 'OWN_LINES_FULL', message: 'The list is full.' } }
  const { user } = await open({ [OWN]: full })
  const field = screen.getByRole('textbox', { name: 'Something else to buy' })
  await user.type(field, 'candles')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('The list is full.')
  await waitFor(() => expect(field).toHaveProperty('value', 'candles'))
})
