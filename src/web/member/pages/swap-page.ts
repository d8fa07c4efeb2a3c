import { type DishPlace, type PageProbe, page } from './page.ts'
import { MEAL, mealPath, placeFrom } from './plan-addresses.ts'

export const swapPage = page({
  path: (place: DishPlace) => `${mealPath(place)}/swap${place.dish === 0 ? '' : `/${place.dish}`}`,
  pattern: new RegExp(`^${MEAL}/swap(?:/([1-3]))?$`),
  parse: (groups) => ({ ...placeFrom(groups), dish: Number(groups[3] ?? 0) }),
})

export const swapProbe: PageProbe<typeof swapPage> = {
  addresses: [
    ['/plan/week/3/day/2/meal/1/swap', { week: 3, day: 1, meal: 0, dish: 0 }],
    ['/plan/week/3/day/2/meal/1/swap/2', { week: 3, day: 1, meal: 0, dish: 2 }],
  ],
  shown: ({ place }) => ({ ...place, dish: 0 }),
  title: /^Swap this meal – /,
  content: '[data-action=choose]',
}
