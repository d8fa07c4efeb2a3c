import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { weekExample } from '#web/member/data/week.example.ts'
import { ben, mia, you } from './kitchen.example.ts'

const SOUP = 'red-lentil-soup'
const SALAD = 'chicken-caesar-salad'
const INSTEAD = 'green-shakshuka'

type PlateDish = NonNullable<MealView['plates']>[number]['dishes'][number]

/**
 * The example week as a family eats it: everybody shares every dish, but the coeliac child has another one instead of the
 * salad, and a stock of its own in the soup.
 */
export function familyWeek(): WeekView {
  const week = weekExample(1, '2026-11-16')
  const onPlate = (recipe: string, portion: number): PlateDish => ({
    ...{ card: recipe, recipe, picture: recipe, title: week.cards[recipe]?.title ?? recipe, portion },
  })
  const withPlates = (meal: MealView): MealView => ({
    ...meal,
    plates: [
      { eater: ben, dishes: meal.dishes.map(({ recipe }) => onPlate(recipe, 0.75)) },
      { eater: mia, dishes: meal.dishes.map(({ recipe }) => onPlate(recipe === SALAD ? INSTEAD : recipe, 0.5)) },
    ],
  })
  const { [SOUP]: soup, [INSTEAD]: instead, ...cards } = week.cards
  if (soup === undefined || instead === undefined) throw new Error('the example week has other dishes now')
  const stock = soup.lines.filter(({ ingredient }) => ingredient === 'vegetable-stock')
  const shares = [
    { eater: you, portion: 1.5 },
    { eater: ben, portion: 0.75 },
    { eater: mia, portion: 0.5 },
  ]
  const apart = stock.map((line) => ({ ...line, names: line.names.map(() => 'gluten-free stock') }))
  return {
    ...week,
    days: week.days.map((day) => ({ ...day, meals: day.meals.map(withPlates) })),
    cards: {
      ...cards,
      [SOUP]: { ...soup, shares, apart: [{ eaters: [mia], lines: apart }], guests: 2 },
      [INSTEAD]: { ...instead, shares: [{ eater: mia, portion: 0.5 }] },
    },
  }
}
