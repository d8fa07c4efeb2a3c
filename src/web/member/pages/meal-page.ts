import { type PageProbe, page } from './page.ts'
import { MEAL, mealPath, placeFrom } from './plan-addresses.ts'

export const mealPage = page({ path: mealPath, pattern: new RegExp(`^${MEAL}$`), parse: placeFrom })

export const mealProbe: PageProbe<typeof mealPage> = {
  addresses: [['/plan/week/3/day/2/meal/1', { week: 3, day: 1, meal: 0 }]],
  shown: ({ place }) => place,
  title: /^\S.+ – /,
  content: 'main article ol',
}
