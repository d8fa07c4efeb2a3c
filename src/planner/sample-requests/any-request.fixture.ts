import { choices } from '#domain/answers/choices.ts'
import { balancedBody } from '#domain/body/balanced-body.ts'
import { energyTarget } from '#domain/body/energy-target.ts'
import { activityLevel, bmi, cm, kcalPerDay, massAtBmi, years } from '#domain/units.ts'
import { allIngredients, type IngredientId } from '#planner/foods/ingredients.ts'
import { targetsOf } from '#planner/plan/candidates/day-targets.ts'
import type { Recipe } from '#planner/recipe.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import type { DayTargets, WeekRequest } from '#planner/week/week-plan.ts'
import { type Chance, chanceOf } from './random-choice.fixture.ts'

/** Range of a day's energy in the samples, kcal. */
export const energies = { least: 1200, most: 3200 } as const

/**
 * The targets of a random adult with a body mass index from 18.5 to 45. One time in four the energy is random as well,
 * so that a tall man may have a plan of 1,500 kcal and a small woman one of 3,200.
 */
export function anyTargets({ between, pick, oneIn }: Chance): DayTargets {
  const height = cm(between(148, 200))
  const weight = massAtBmi(bmi(between(185, 450) / 10), height)
  const person = { sex: pick(choices.gender), age: years(pick(choices.age)), height, weight }
  const body = balancedBody(person, activityLevel(between(140, 200) / 100))
  const intake = oneIn(4) ? between(energies.least, energies.most) : energyTarget(body, body.start).intake
  return targetsOf(person, kcalPerDay(Math.min(intake, energies.most)))
}

const ingredientIds: readonly IngredientId[] = allIngredients.map(({ id }) => id)

/** A request with random answers to everything that a week depends on. The same seed gives the same request. */
export function anyRequest(seed: string, library: readonly Recipe[]): WeekRequest {
  const chance = chanceOf(seededRandom(seed))
  const { pick, some, oneIn } = chance
  const recipes = library.map(({ id }) => id)
  const diets = oneIn(20) ? choices.typeDietPrefer : some(choices.typeDietPrefer, 2)
  const restrictions = oneIn(10) ? choices.foodRestrictions : some(choices.foodRestrictions, 3)
  return {
    cook: { diets, restrictions, skill: pick(choices.cookingSkill), time: pick(choices.timeCooking) },
    mealsADay: pick(choices.dayEats),
    targets: anyTargets(chance),
    cuisines: some(choices.cuisinesLike, 5),
    dishes: some(choices.mealsLike, 6),
    dislikedRecipes: some(recipes, 12),
    bannedIngredients: some(ingredientIds, 6),
    favourites: some(recipes, 8),
    recentRecipes: some(recipes, 50),
    person: seed,
    habits: {
      lunch: some(choices.eatLunch, 2),
      cravings: some(choices.foodsCrave, 2),
      eatsAt: pick(choices.environmentsEat),
      struggles: some(choices.habitsStruggle, 2),
    },
  }
}
