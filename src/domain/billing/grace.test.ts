import { expect, test } from 'vitest'
import { graceDaysOf, graceOf, lastDayBefore } from './grace.ts'

test.each([
  ['stripe', '2026-11-28', 6],
  ['sandbox', '2026-11-28', 6],
  ['paypal', '2026-12-05', 11],
] as const)(
  'what is owed at %s since November 21 can be paid to the end of %s, everywhere on earth',
  (provider, day, last) => {
    for (const time of ['00:00:00.000', '13:00:00.000', '23:59:59.999']) {
      const { lastDay, closesAt } = graceOf(provider, new Date(`2026-11-21T${time}Z`))
      expect(lastDay.toISOString()).toBe(`${day}T23:59:59.999Z`)
      expect(closesAt.getTime() - lastDay.getTime()).toBe(12 * 3_600_000 + 1)
      expect(lastDayBefore(closesAt)).toEqual(lastDay)
    }
    expect(graceDaysOf(provider).lastNotice).toBe(last)
  },
)
