import type { IsoDate } from '#domain/time.ts'
import { type PageProbe, page } from './page.ts'
import { DATE, todayPath } from './plan-addresses.ts'

export const addFoodPage = page({
  /** `insteadOf` is the planned meal of that day that was replaced by something else, counted from 0. */
  path: ({ day, insteadOf }: { readonly day: IsoDate; readonly insteadOf: number | null }) =>
    `${todayPath(day)}/add${insteadOf === null ? '' : `/${insteadOf + 1}`}`,
  pattern: new RegExp(`^/plan/day/${DATE}/add(?:/([1-5]))?$`),
  parse: ([day = '', meal]) => ({ day, insteadOf: meal === undefined ? null : Number(meal) - 1 }),
})

export const addFoodProbe: PageProbe<typeof addFoodPage> = {
  addresses: [
    ['/plan/day/2026-11-22/add', { day: '2026-11-22', insteadOf: null }],
    ['/plan/day/2026-11-22/add/3', { day: '2026-11-22', insteadOf: 2 }],
  ],
  shown: ({ today }) => ({ day: today, insteadOf: null }),
  title: /^Add food – /,
  content: 'main input[name=food]',
}
