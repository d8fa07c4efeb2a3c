import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { changed, openMember } from '#web/member/member.fixture.tsx'
import { memberWords } from '#web/member/words/member-words.ts'
import { ok } from '#web/stub-server.fixture.ts'

const GET = 'GET /api/v2/member/weights'
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const away: LifeEventView = { id, kind: 'AWAY', from: '2026-11-21', to: null }
const address = `/api/v2/member/life-events/${id}`
const logOf = (...events: readonly LifeEventView[]) => ok({ weights: [], events })

test('two taps report an event from today on, and its effect is explained first', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(id)
  const { user, server } = await openMember('/plan/weight', {
    [GET]: logOf(),
    [`PUT ${address}`]: ok({ weights: [], events: [{ ...away, kind: 'PREGNANT_OR_BREASTFEEDING' }], undo: 'told' }),
    'DELETE /api/v2/member/changes/told': changed,
  })
  await user.click(await screen.findByRole('button', { name: 'Pregnant or breastfeeding' }))
  screen.getByText(
    /^This is no time to lose weight\..* the meals you have planned get larger\. What you’ve eaten stays as it was\.$/,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved: Pregnant or breastfeeding, since November 21.')
  expect(server.callsOf(`PUT ${address}`).map(({ body }) => body)).toEqual([
    { kind: 'PREGNANT_OR_BREASTFEEDING', from: '2026-11-21', to: null },
  ])
  // An event that still lasts is not offered again; undo removes it.
  expect(screen.queryByRole('button', { name: 'Pregnant or breastfeeding' })).toBeNull()
  server.change({ [GET]: logOf() })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone: your plan is as it was before.')
  await screen.findByRole('button', { name: 'Pregnant or breastfeeding' })
})

test('an event that still lasts is marked in the chart, and ended with one tap', async () => {
  const since = { ...away, from: '2026-11-18' }
  const { user, server } = await openMember('/plan/weight', {
    [GET]: logOf(since),
    [`PUT ${address}`]: logOf({ ...since, to: '2026-11-21' }),
  })
  const row = (await screen.findByText('Away from home, since November 18')).closest('li')
  if (row === null) throw new Error('The event is in no list.')
  within(row).getByText('a')
  expect(screen.getByRole('img', { name: /Your weight beside your forecast/ }).textContent).toContain('a')
  await user.click(within(row).getByRole('button', { name: 'It’s over' }))
  await screen.findByText('Away from home, November 18 to November 21')
  expect(server.callsOf(`PUT ${address}`).map(({ body }) => body)).toEqual([
    { kind: 'AWAY', from: '2026-11-18', to: '2026-11-21' },
  ])
})

test('an event that could not be ended is reported', async () => {
  const { user } = await openMember('/plan/weight', { [GET]: logOf({ ...away, from: '2026-11-18' }) })
  await user.click(await screen.findByRole('button', { name: 'It’s over' }))
  await screen.findByText(memberWords.notNow)
})

test('saving again after a lost reply does not report an event twice', async () => {
  const ids = vi.spyOn(crypto, 'randomUUID')
  const { user, server } = await openMember('/plan/weight', { [GET]: logOf() })
  await user.click(await screen.findByRole('button', { name: 'Pregnant or breastfeeding' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(memberWords.notNow)
  const puts = ids.mock.results.map(({ value }) => `PUT /api/v2/member/life-events/${value}`)
  const asked = () => puts.flatMap((put) => server.callsOf(put))
  server.change(Object.fromEntries(puts.map((put) => [put, logOf(away)])))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(asked()).toHaveLength(2)
})

test('a last day before the first is refused and not sent', async () => {
  const { user, server } = await openMember('/plan/weight', { [GET]: logOf({ ...away, to: '2026-11-22' }) })
  await user.click(await screen.findByRole('button', { name: /^Change Away from home/ }))
  const last = screen.getByLabelText('Last day, if you know it')
  await user.clear(last)
  await user.type(last, '2026-11-20')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText(/^Choose a first day/)
  expect(server.callsOf(`PUT ${address}`)).toEqual([])
})
