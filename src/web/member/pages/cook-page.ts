import { type PageProbe, type Place, page } from './page.ts'
import { MEAL, mealPath, placeFrom } from './plan-addresses.ts'

export const cookPage = page({
  /** `screen` counts from 0, which is the list of what is needed; null is the screen shown last. */
  path: ({ screen, ...place }: Place & { readonly screen: number | null }) =>
    `${mealPath(place)}/cook${screen === null ? '' : `/${screen + 1}`}`,
  pattern: new RegExp(`^${MEAL}/cook(?:/([1-9]\\d?))?$`),
  parse: (groups) => ({ ...placeFrom(groups), screen: groups[3] === undefined ? null : Number(groups[3]) - 1 }),
})

export const cookProbe: PageProbe<typeof cookPage> = {
  addresses: [
    ['/plan/week/3/day/2/meal/1/cook', { week: 3, day: 1, meal: 0, screen: null }],
    ['/plan/week/3/day/2/meal/1/cook/3', { week: 3, day: 1, meal: 0, screen: 2 }],
  ],
  shown: ({ place }) => ({ ...place, screen: null }),
  title: /^\S.+ – /,
  content: '[data-action=step-next]',
}
