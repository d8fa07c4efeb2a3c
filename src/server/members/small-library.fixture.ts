import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { DayView } from '#domain/api/member/week.ts'
import { timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { needsOn } from '#domain/household/eater.ts'
import type { Slot } from '#planner/recipe.ts'
import {
  type PlannedDay,
  type PlannedMeal,
  targetsOn,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import type { Eaten, EatenFigures } from '#server/planner-pool/planner-pool.ts'
import { asSeen } from './plan/own-plate.ts'

/** The number of dishes of each slot: `lunch-3` is made of `food-3`, and so on. */
const DISHES = 12
const numbers = Array.from({ length: DISHES }, (_, index) => index + 1)
const slots: readonly Slot[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']
const dishesOf = (slot: Slot): readonly string[] => numbers.map((number) => `${slot.toLowerCase()}-${number}`)
export const library = new Set(slots.flatMap(dishesOf))
export const pantry = new Set(numbers.map((number) => `food-${number}`))
export const foodIn = (recipe: string): string => `food-${recipe.split('-')[1]}`
export const titleOf = (recipe: string): string => `Dish ${recipe}`

/** Dishes with this food cannot be replaced one by one: the week has to be planned again. */
export const STUBBORN_FOOD: string = 'food-9'

export const allowed = ({ dislikedRecipes, bannedIngredients }: WeekRequest, recipe: string): boolean =>
  !dislikedRecipes.includes(recipe) && !bannedIngredients.some((food) => food === foodIn(recipe))

export const pool = (request: WeekRequest, slot: Slot): readonly string[] => {
  const open = dishesOf(slot).filter((recipe) => allowed(request, recipe))
  const rank = (recipe: string) =>
    Number(request.recentRecipes.includes(recipe)) - Number(request.favourites.includes(recipe)) * 2
  return open.toSorted((a, b) => rank(a) - rank(b))
}

export const figures = { energy: 100, protein: 5, carbs: 10, fat: 2, fibre: 1, sodium: 50 }
/**
 * Figures of a meal in a week, where dishes are rounded together with those of the day: one unit more than the dish by
 * itself.
 */
const mealFigures = { ...figures, energy: 101 }
const nutrition = { ...figures, sugar: 1, freeSugar: 0, satFat: 1 }

const known = (names: readonly string[], times: number) =>
  ({ kind: 'known', title: names.join(' and '), figures: wholeFigures(timesFigures(figures, times)) }) as const

export function eatenFigures(eaten: Eaten): EatenFigures {
  switch (eaten.kind) {
    case 'dishes': {
      const portions = eaten.dishes.reduce((sum, { portion }) => sum + portion, 0)
      if (!eaten.dishes.every(({ recipe }) => library.has(recipe))) return { kind: 'unknown', what: 'recipe' }
      const names = eaten.dishes.map(({ recipe }) => titleOf(recipe))
      return known(names, portions)
    }
    case 'planned-meal': {
      const dishes = asSeen(eaten.planned).plan.days[eaten.place.day]?.meals[eaten.place.meal]?.dishes ?? []
      const names = dishes.map(({ recipe }) => titleOf(recipe))
      return { ...known(names, 1), figures: mealFigures }
    }
    case 'foods': {
      const grams = eaten.foods.reduce((sum, food) => sum + food.grams, 0)
      if (!eaten.foods.every(({ food }) => pantry.has(food))) return { kind: 'unknown', what: 'food' }
      const names = eaten.foods.map(({ food }) => food)
      return known(names, grams / 100)
    }
  }
}

export const cardOf = (recipe: string): RecipeCard => ({
  recipe,
  picture: recipe,
  title: titleOf(recipe),
  blurb: '',
  cuisine: 'Italian',
  portion: 1,
  minutes: { active: 5, total: 10 },
  skill: 'Novice',
  equipment: [],
  lines: [],
  steps: [],
  nutrition,
  allergens: [],
  traces: [],
  diets: [],
  keepsDays: 2,
  keeping: '',
  freezable: false,
  hint: '',
  tip: '',
})

export const dayOf = (day: PlannedDay, date: string): DayView => ({
  date,
  figures,
  meals: day.meals.map(({ slot, dishes, plates, leftoverOf = null }) => ({
    slot,
    ...(plates && {
      plates: plates.map((plate) => ({
        eater: plate.eater,
        dishes: plate.dishes.map(({ recipe, portion }) => ({
          ...{ card: recipe, recipe, picture: recipe },
          ...{ title: titleOf(recipe), portion },
        })),
      })),
    }),
    dishes: dishes.map(({ recipe, portion }) => ({
      card: recipe,
      recipe,
      picture: recipe,
      title: titleOf(recipe),
      portion,
      minutes: 10,
      figures,
      why: [],
    })),
    minutes: 10,
    figures: mealFigures,
    leftoverOf,
    keepsFor: [],
  })),
})

export const main = (meal: PlannedMeal): string => meal.dishes[0]?.recipe ?? ''
/** Everybody else's plate: the same dishes in portions by energy, where they have none yet. */
export const withPlates = (request: WeekRequest, plan: WeekPlan): WeekPlan =>
  request.others === undefined
    ? plan
    : mapMeals(plan, (meal, day) => ({
        ...meal,
        plates: (request.others ?? []).flatMap((eater) => {
          const needs = needsOn(eater, day)
          if (needs === null) return []
          const known = meal.plates?.find((plate) => plate.eater === eater.id)
          const share = Math.max(1, Math.round((4 * needs.energy.aim) / targetsOn(request, day).energy)) / 4
          const isRefused = eater.banned.some((food) => food === foodIn(main(meal)))
          const dishes = isRefused
            ? [
                {
                  recipe:
                    pool({ ...request, bannedIngredients: [] }, meal.slot).find(
                      (each) => !eater.banned.includes(foodIn(each)),
                    ) ?? '',
                  portion: share,
                },
              ]
            : meal.dishes.map(({ recipe, portion }) => ({ recipe, portion: portion * share }))
          return [known ?? { eater: eater.id, dishes }]
        }),
      }))

export const mapMeals = (
  plan: WeekPlan,
  change: (meal: PlannedMeal, day: number, meal_: number) => PlannedMeal,
): WeekPlan => ({
  ...plan,
  days: plan.days.map(({ meals }, day) => ({ meals: meals.map((meal, index) => change(meal, day, index)) })),
})
