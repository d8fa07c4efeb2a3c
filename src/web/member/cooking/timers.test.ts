import { expect, test } from 'vitest'
import { freshCooking, readCooking, setPeople, toggleTick } from './cooking-store.ts'
import { clockText, pauseOrResume, removeTimer, ringDue, startTimer, timeLeft } from './timers.ts'

const MINUTE = 60_000
const fresh = freshCooking('2026-11-24')
const soup = { id: 'soup step-2', label: 'Step 3', title: 'Soup', path: '/plan/recipe/soup', minutes: 18 }
const running = startTimer(fresh, soup, 1000)
const left = (cooking: typeof fresh, now: number) => cooking.timers.map((timer) => timeLeft(timer, now))

test('a timer counts down to zero and no further', () => {
  expect(left(running, 1000)).toEqual([18 * MINUTE])
  expect(left(running, 1000 + 3 * MINUTE)).toEqual([15 * MINUTE])
  expect(left(running, 1000 + 30 * MINUTE)).toEqual([0])
})

test('a paused timer keeps the time that is left, however long it is paused', () => {
  const halted = pauseOrResume(running, soup.id, 1000 + 3 * MINUTE)
  expect(left(halted, 99 * MINUTE)).toEqual([15 * MINUTE])
  const again = pauseOrResume(halted, soup.id, 99 * MINUTE)
  expect(left(again, 100 * MINUTE)).toEqual([14 * MINUTE])
})

test('a timer rings once, when its time is up', () => {
  expect(ringDue(running, 18 * MINUTE).due).toEqual([])
  const rung = ringDue(running, 1000 + 18 * MINUTE)
  expect(rung.due.map(({ id }) => id)).toEqual([soup.id])
  expect(ringDue(rung.cooking, 60 * MINUTE).due).toEqual([])
  expect(removeTimer(rung.cooking, soup.id).timers).toEqual([])
})

test('starting a timer again restarts it, with one timer per step', () => {
  const again = startTimer(running, soup, 5 * MINUTE)
  expect(left(again, 5 * MINUTE)).toEqual([18 * MINUTE])
})

test.each([
  [0, '0:00'],
  [900, '0:01'],
  [65_000, '1:05'],
  [60 * MINUTE, '1:00:00'],
])('%d ms are shown as %s', (ms, words) => {
  expect(clockText(ms)).toBe(words)
})

test('ticks survive a reload, but only on the same day', () => {
  const cooking = setPeople(toggleTick(running, 'soup', 'line-1'), 'soup', 3)
  const stored = JSON.stringify(cooking)
  expect(readCooking(stored, '2026-11-24')).toEqual(cooking)
  expect(readCooking(stored, '2026-11-26')).toEqual(freshCooking('2026-11-26'))
  expect(toggleTick(cooking, 'soup', 'line-1').ticked['soup']).toEqual([])
})

test('a timer that runs over midnight survives a reload, and ticks do not', () => {
  const halted = { ...soup, id: 'rice step-1', state: 'paused', at: 5 * MINUTE } as const
  const cooking = toggleTick({ ...running, timers: [...running.timers, halted] }, 'soup', 'line-1')
  const next = readCooking(JSON.stringify(cooking), '2026-11-25')
  expect(next).toEqual({ ...freshCooking('2026-11-25'), timers: running.timers })
})

test.each(['', '{', 'null', '[]', '{"day":"2026-11-24","ticked":{"a":[1]},"people":{},"timers":[]}'])(
  '%j is a fresh day',
  (stored) => {
    expect(readCooking(stored, '2026-11-24')).toEqual(fresh)
  },
)
