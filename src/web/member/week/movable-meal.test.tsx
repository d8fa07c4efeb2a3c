import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberExample } from '#web/member/data/member.example.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { changed, openMember, showMore } from '#web/member/member.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'

const week = weekExample(1, memberExample.startsOn)
/** The week with today as its first day, so that all of it is ahead. */
const ahead = { ...week, days: week.days.map((day, at) => ({ ...day, date: `2099-01-0${at + 1}` })) }
const open = (others = {}) => openMember('/plan/week', { 'GET /api/v2/member/weeks/1': ok(ahead), ...others })
const handleOf = async (place: string): Promise<HTMLElement> => {
  await screen.findByRole('heading', { level: 1, name: 'Week 1' })
  return document.querySelector<HTMLElement>(`[data-place="${place}"] [data-action=lift]`) ?? expect.fail(place)
}
const MOVE = 'PUT /api/v2/member/weeks/1/days/0/meals/3'

test('a meal is moved with its handle and the arrow keys', async () => {
  const { user, server } = await open({ [MOVE]: changed })
  const handle = await handleOf('0-3')
  handle.focus()
  await user.keyboard('{Enter}')
  await screen.findByText(/is lifted. Arrow keys choose/)
  await user.keyboard('{ArrowRight}')
  await screen.findByText('Change places with Friday’s dinner.')
  await user.keyboard('{Enter}')
  await screen.findByText(/is now Friday’s dinner\./)
  expect(server.callsOf(MOVE).map(({ body }) => body)).toEqual([{ to: 'place', day: 1, meal: 3 }])
})

test('Escape leaves a lifted meal where it was', async () => {
  const { user, server } = await open({ [MOVE]: changed })
  const handle = await handleOf('0-3')
  handle.focus()
  await user.keyboard('{Enter}{ArrowRight}{Escape}')
  await screen.findByText('It stays where it was.')
  expect(handle.getAttribute('aria-pressed')).toBe('false')
  expect(server.callsOf(MOVE)).toEqual([])
})

test('a meal is dragged onto another of its kind, and not onto a breakfast', async () => {
  const { server } = await open({ [MOVE]: refused('MOVE_IMPOSSIBLE', 'These two meals can’t change places.', 409) })
  await handleOf('0-3')
  const cardAt = (place: string) => document.querySelector(`[data-place="${place}"]`) ?? expect.fail(place)
  const dataTransfer = { setData: () => undefined, effectAllowed: '' }
  const drag = (to: string) => {
    fireEvent.dragStart(cardAt('0-3'), { dataTransfer })
    const shown = [...document.querySelectorAll('[data-target]')].map((card) => card.getAttribute('data-place'))
    expect([shown.includes('2-3'), shown.includes('2-0'), shown.includes('0-3')]).toEqual([true, false, false])
    fireEvent.dragOver(cardAt(to), { dataTransfer })
    fireEvent.drop(cardAt(to), { dataTransfer })
    fireEvent.dragEnd(cardAt('0-3'), { dataTransfer })
  }
  drag('2-0')
  expect(server.callsOf(MOVE)).toEqual([])
  drag('2-3')
  await waitFor(() => expect(server.callsOf(MOVE).map(({ body }) => body)).toEqual([{ to: 'place', day: 2, meal: 3 }]))
  await screen.findByText('These two meals can’t change places.')
})

test('days that are over have no handles, and nothing is planned anew in a week that is', async () => {
  const over = { ...week, days: week.days.map((day, at) => ({ ...day, date: `2001-01-0${at + 1}` })) }
  await openMember('/plan/week', { 'GET /api/v2/member/weeks/1': ok(over) })
  await screen.findByRole('heading', { level: 1, name: 'Week 1' })
  expect(document.querySelector('[data-action=lift]')).toBeNull()
})

test('the rest of the week is planned anew in a tap', async () => {
  const ANEW = 'POST /api/v2/member/weeks/1/anew'
  const { user, server } = await open({ [ANEW]: ok({ changes: ['Friday’s dinner: Curry.'], meals: [], undo: null }) })
  await handleOf('0-3')
  await showMore()
  await user.click(screen.getByRole('button', { name: 'Replan the rest' }))
  await screen.findByText(/Replanned\. Friday’s dinner: Curry\./)
  expect(server.callsOf(ANEW).map(({ body }) => body)).toEqual([{}])
})
