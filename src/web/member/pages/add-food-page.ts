import type { IsoDate } from '#domain/time.ts'
import { type PageProbe, page } from './page.ts'
import { DATE, todayPath } from './plan-addresses.ts'

export const addFoodPage = page({
  /**
   * `insteadOf` is the planned meal of that day that was replaced by something else, counted from 0. `scans` opens the
   * page to scan something.
   */
  path: ({ day, insteadOf, scans }: { day: IsoDate; insteadOf: number | null; scans: boolean }) =>
    `${todayPath(day)}/add${insteadOf === null ? '' : `/${insteadOf + 1}`}${scans ? '/scan' : ''}`,
  pattern: new RegExp(`^/plan/day/${DATE}/add(?:/([1-5]))?(/scan)?$`),
  parse: ([day = '', meal, scan]) => ({
    day,
    insteadOf: meal === undefined ? null : Number(meal) - 1,
    scans: scan !== undefined,
  }),
})

export const addFoodProbe: PageProbe<typeof addFoodPage> = {
  addresses: [
    ['/plan/day/2026-11-22/add', { day: '2026-11-22', insteadOf: null, scans: false }],
    ['/plan/day/2026-11-22/add/scan', { day: '2026-11-22', insteadOf: null, scans: true }],
    ['/plan/day/2026-11-22/add/3', { day: '2026-11-22', insteadOf: 2, scans: false }],
  ],
  shown: ({ today }) => ({ day: today, insteadOf: null, scans: false }),
  title: /^Add food – /,
  content: 'main input[name=food]',
}
