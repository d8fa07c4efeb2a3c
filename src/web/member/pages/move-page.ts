import { type PageProbe, type Place, page } from './page.ts'
import { MEAL, mealPath, placeFrom } from './plan-addresses.ts'

export const movePage = page({
  path: (place: Place) => `${mealPath(place)}/move`,
  pattern: new RegExp(`^${MEAL}/move$`),
  parse: placeFrom,
})

export const moveProbe: PageProbe<typeof movePage> = {
  addresses: [['/plan/week/3/day/2/meal/1/move', { week: 3, day: 1, meal: 0 }]],
  shown: ({ place }) => place,
  title: /^Move this meal – /,
  content: '[data-action=move]',
}
