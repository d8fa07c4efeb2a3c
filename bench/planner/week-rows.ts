import { isMainPlace, isSnackPlace } from '#planner/plan/candidates/day-places.ts'
import { weekPrices as pricesFor } from '#planner/plan/objective/week-prices.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { SODIUM_AIM, SODIUM_PRICE } from '../../src/planner/plan/objective/nutrient-cost.ts'
import { type Cell, type Instance, mostTimes } from './cells.ts'
import type { Row, Term } from './linear-program.ts'

const weekPrices = pricesFor('NEW')

/** A component of a week, with how often it has each dish in each place. */
export type Part = Pick<Cell, 'name' | 'sodium' | 'liked'> & {
  readonly dishes: readonly { readonly dish: number; readonly place: number }[]
}

export type WeekRows = { readonly rows: readonly Row[]; readonly costs: readonly Term[] }

/**
 * Each repeat costs more than the one before by the same amount: one charge for each use beyond one, another for each
 * beyond two, and so on.
 */
export const repeats = [1, 2, 3] as const

/** Half of the main meals of a week should be of liked cuisines. */
const mealsWanted = ({ space: { places } }: Instance): number => (places.filter(isMainPlace).length * DAYS) / 2

/**
 * The constraints of a week made of parts: how often a dish may occur, and the costs of repeats, sodium and cuisines.
 * `days` is the number of days that one part stands for.
 */
export function weekRows(instance: Instance, parts: readonly Part[], days: number): WeekRows {
  const { space } = instance
  const uses = parts.flatMap((part) => part.dishes.map((use) => ({ ...use, name: part.name })))
  const mains = new Set(space.places.filter(isMainPlace).flatMap(({ pool }) => [...pool]))
  const again = (dish: number) => (mains.has(dish) ? weekPrices.mainAgain : weekPrices.otherAgain)
  const byDish = [...Map.groupBy(uses, ({ dish }) => dish)]
  const byPlace = [...Map.groupBy(uses, ({ dish, place }) => `${place}_${dish}`)].map(([key, some]) => ({
    name: `often${key}`,
    terms: some.map(({ name }): Term => [days, name]),
    is: '<=' as const,
    bound: mostTimes(space, some[0]?.place ?? 0),
  }))
  const small = space.places.map(isSnackPlace)
  const bySnack = byDish.flatMap(([dish, some]): readonly Row[] => {
    const terms = some.filter(({ place }) => small[place]).map(({ name }): Term => [days, name])
    return terms.length === 0 ? [] : [{ name: `snack${dish}`, terms, is: '<=', bound: space.limits.snack }]
  })
  return {
    rows: [
      ...bySnack,
      ...byPlace.filter(({ bound }) => bound < DAYS),
      ...byDish.flatMap(([dish, some]) =>
        repeats.map(
          (times): Row => ({
            name: `again${dish}_${times}`,
            terms: [...some.map(({ name }): Term => [days, name]), [-1, `a${dish}_${times}`]],
            is: '<=',
            bound: times,
          }),
        ),
      ),
      {
        name: 'sodium',
        terms: [...parts.map((part): Term => [days * part.sodium, part.name]), [-1, 'salty']],
        is: '<=',
        bound: SODIUM_AIM,
      },
      {
        name: 'cuisine',
        terms: [...parts.map((part): Term => [days * part.liked, part.name]), [1, 'foreign']],
        is: '>=',
        bound: mealsWanted(instance),
      },
    ],
    costs: [
      ...byDish.flatMap(([dish]) => repeats.map((times): Term => [-again(dish), `a${dish}_${times}`])),
      [-SODIUM_PRICE, 'salty'],
      [-weekPrices.cuisineLacking, 'foreign'],
    ],
  }
}
