import { expect, test } from 'vitest'
import { isFresh } from './sessions.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => ({ linkMadeAt: new Date(NOW.getTime() - minutes * 60_000) })

test('a link is fresh for a quarter of an hour after its mailing, and a session without one never', () => {
  expect([0, 15, 15.001].map((minutes) => isFresh(minutesAgo(minutes), NOW))).toEqual([true, true, false])
  expect(isFresh({ linkMadeAt: null }, NOW)).toBe(false)
})
