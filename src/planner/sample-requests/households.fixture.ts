import { adultNeeds, type Eater, type EaterRules, needsByAge } from '#domain/household/eater.ts'
import { type Appetite, appetites, GROWN_UP, OLDEST, YOUNGEST } from '#domain/household/reference-energy.ts'
import { years } from '#domain/units.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import type { Recipe } from '#planner/recipe.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { anyRequest } from './any-request.fixture.ts'
import { chanceOf } from './random-choice.fixture.ts'

/** A request of somebody who does not eat alone. */
export type HouseholdRequest = WeekRequest & { readonly others: readonly Eater[] }

const noRules: EaterRules = { diets: [], restrictions: [], banned: [] }

export const adult = (id: string, kcal: number, rules: Partial<EaterRules> = {}): Eater => ({
  id,
  kind: 'adult',
  ...adultNeeds(targetsAt(kcal)),
  ...noRules,
  ...rules,
})

const byAge =
  (kind: 'child' | 'guest') =>
  (id: string, age: number, rules: Partial<EaterRules> = {}, appetite: Appetite = 'USUAL'): Eater => ({
    id,
    kind,
    age: years(age),
    appetite,
    ...needsByAge(years(age), appetite),
    ...noRules,
    ...rules,
  })
export const child = byAge('child')
export const guest = byAge('guest')

const of = (others: readonly Eater[], more: Partial<WeekRequest> = {}): HouseholdRequest => ({
  ...easyRequest,
  ...more,
  others,
})
const eating = (rules: Partial<WeekRequest['cook']>) => ({ cook: { ...easyRequest.cook, ...rules } })

/** Households that have to be planned well, by what makes them hard. */
export const households = {
  'a couple with different needs': of([adult('her', 2300)]),
  'a small and a large appetite': of([adult('him', 3000, { banned: ['any-fish'] })], { targets: targetsAt(1300) }),
  'an omnivore and a vegan': of([adult('vegan', 2000, { diets: ['VEGAN'] })]),
  'a vegan and an omnivore who rules out tofu': of([adult('omnivore', 2400, { banned: ['any-tofu'] })], {
    ...eating({ diets: ['VEGAN'] }),
  }),
  'palaeolithic and vegan': of([adult('vegan', 1900, { diets: ['VEGAN'] })], { ...eating({ diets: ['PALEO'] }) }),
  'allergies that exclude the usual swaps': of(
    [adult('nuts', 2200, { restrictions: ['TREE_NUTS', 'SOY'] })],
    eating({ restrictions: ['DAIRY', 'EGGS'] }),
  ),
  'a family with a coeliac child': of([
    adult('partner', 2300),
    child('coeliac', 8, { restrictions: ['GLUTEN'] }),
    child('teenager', 15),
  ]),
  'a toddler and a grandmother': of([child('toddler', 3), guest('grandmother', 78)]),
  'two large meals and a partner who does not cook for long': of([adult('partner', 2600)], {
    ...eating({ time: 'LESS_30_MINUTES' }),
    mealsADay: 2,
  }),
  'eight people': of([
    adult('partner', 2300, { diets: ['PESCATARIAN'] }),
    child('two', 2),
    child('six', 6, { restrictions: ['PEANUTS'] }),
    child('ten', 10, { banned: ['any-mushroom'] }),
    child('twelve', 12, { diets: ['VEGETARIAN'] }),
    child('sixteen', 16),
    guest('grandfather', 70, { restrictions: ['DAIRY'] }),
  ]),
} as const satisfies Record<string, HouseholdRequest>

/** An adult with the answers of any person. */
const adultOf = (id: string, { targets, cook, bannedIngredients }: WeekRequest): Eater => ({
  id,
  kind: 'adult',
  ...adultNeeds(targets),
  diets: cook.diets,
  restrictions: cook.restrictions,
  banned: bannedIngredients,
})

/** A household of two to four with random answers to everything. The same seed gives the same household. */
export function anyHousehold(seed: string, library: readonly Recipe[]): HouseholdRequest {
  const { between, oneIn, pick } = chanceOf(seededRandom(`${seed} household`))
  const second = oneIn(3) ? [] : [adultOf('second', anyRequest(`${seed} second`, library))]
  const age = oneIn(6) ? between(GROWN_UP, OLDEST) : between(YOUNGEST, GROWN_UP - 1)
  const { restrictions } = anyRequest(`${seed} young`, library).cook
  const young = (age < GROWN_UP ? child : guest)('young', age, { restrictions }, pick(appetites))
  const third = oneIn(3) ? [adultOf('third', anyRequest(`${seed} third`, library))] : []
  return {
    ...anyRequest(seed, library),
    others: [...second, ...(oneIn(2) || second.length === 0 ? [young] : []), ...third],
  }
}
