import { expect } from 'vitest'
import type { Choice } from '#domain/answers/choices.ts'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { refusal } from '#planner/validate-week/food-rules.ts'
import type { Persona } from '../personas/persona.ts'
import { newOwner, type PlanOwner } from './plan-owner.ts'

type Rule = Choice<'typeDietPrefer'> | Choice<'foodRestrictions'>

/** Words that a recipe's list of contents must not show to a member with such a rule. */
const barredWords: Partial<Readonly<Record<Rule, readonly string[]>>> = {
  VEGAN: ['Eggs', 'Dairy', 'Lactose', 'Fish', 'Crustaceans', 'Mollusks'],
  VEGETARIAN: ['Fish', 'Crustaceans', 'Mollusks'],
  LACTOSE_FREE: ['Lactose'],
  GLUTEN_FREE: ['Gluten'],
  GLUTEN: ['Gluten'],
  EGGS: ['Eggs'],
  TREE_NUTS: ['Tree nuts'],
  DAIRY: ['Dairy', 'Lactose'],
  SEAFOOD: ['Fish', 'Crustaceans', 'Mollusks'],
}

/** The energy of a day differs from its target by at most this share. */
const ENERGY_BAND = 0.05

/** The weeks of a new plan that may be opened. */
const WEEKS = [1, 2, 3, 4] as const

/** All rules that must hold: only a palaeolithic diet without meat and fish may be relaxed. */
function rulesOf({ picks }: Persona): readonly Rule[] {
  const rules: readonly Rule[] = [...picks.typeDietPrefer, ...picks.foodRestrictions]
  const isFishless = rules.includes('PESCATARIAN') && rules.includes('SEAFOOD')
  const isMeatless = rules.includes('VEGAN') || rules.includes('VEGETARIAN') || isFishless
  return isMeatless ? rules.filter((rule) => rule !== 'PALEO') : rules
}

/** What in a recipe does not suit a member, in words; an unknown ingredient suits no member. */
function offences(card: RecipeCard, rules: readonly Rule[]): readonly string[] {
  const barred = rules.flatMap((rule) => barredWords[rule] ?? [])
  return [
    ...card.lines.flatMap(({ ingredient: id }) => {
      const reason = isIngredientId(id) ? refusal(ingredient(id), rules) : 'unknown'
      return reason === null ? [] : [`${card.title}: ${id} (${reason})`]
    }),
    ...card.allergens.flatMap(({ allergen, from }) =>
      barred.includes(allergen) ? [`${card.title}: ${allergen} from ${from.join(', ')}`] : [],
    ),
  ]
}

const offBand = ({ days, targets }: WeekView): readonly string[] =>
  days
    .filter(({ figures }) => Math.abs(figures.energy - targets.energy) > targets.energy * ENERGY_BAND)
    .map(({ date, figures }) => `${date}: ${figures.energy} of ${targets.energy} kcal`)

/** Every dish that may replace a meal of the first day. */
async function candidateCards(owner: PlanOwner, { days }: WeekView): Promise<readonly RecipeCard[]> {
  const recipes = new Set<string>()
  for (const meal of days[0]?.meals.keys() ?? []) {
    for (const { recipe } of await owner.candidates({ day: 0, meal })) recipes.add(recipe)
  }
  const answers = await Promise.all([...recipes].map((recipe) => owner.ask('GET', routes.memberRecipe, { recipe })))
  // The reply has this type by the route's response schema.
  return Promise.all(answers.map(async (answer) => (await answer.json()) as RecipeCard))
}

/** Checks that nothing a persona must not eat is in any week, among the possible swaps, or on the list. */
export async function expectSafeFood(persona: Persona): Promise<void> {
  const owner = await newOwner(persona)
  const weeks: WeekView[] = []
  for (const week of WEEKS) weeks.push(await owner.week(week))
  const rules = rulesOf(persona)
  const [first] = weeks
  const cards = [
    ...weeks.flatMap((week) => Object.values(week.cards)),
    ...(first === undefined ? [] : await candidateCards(owner, first)),
  ]
  expect(cards.length).toBeGreaterThan(20)
  expect(cards.flatMap((card) => offences(card, rules))).toEqual([])

  const bought = (await owner.list()).aisles.flatMap(({ lines }) => lines.map(({ id }) => id))
  expect(bought.filter((id) => !isIngredientId(id) || refusal(ingredient(id), rules) !== null)).toEqual([])

  for (const { days } of weeks) {
    expect(days.map(({ meals }) => meals.length)).toEqual(days.map(() => persona.picks.dayEats))
  }
  expect(weeks.flatMap(offBand)).toEqual([])
}
