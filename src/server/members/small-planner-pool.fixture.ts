import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { DayView } from '#domain/api/member/week.ts'
import { timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { reviewPlan } from '#domain/plan-review/review-plan.ts'
import { addDays } from '#domain/time.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { matchFood } from '#planner/food-matching/match-food.ts'
import type { Slot } from '#planner/recipe.ts'
import {
  daySlots,
  type PlannedDay,
  type PlannedMeal,
  targetsOn,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import type { Eaten, EatenFigures, PlannerPool } from '#server/planner-pool/planner-pool.ts'

/** The number of dishes of each slot: `lunch-3` is made of `food-3`, and so on. */
const DISHES = 12
const numbers = Array.from({ length: DISHES }, (_, index) => index + 1)
const slots: readonly Slot[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']
const dishesOf = (slot: Slot): readonly string[] => numbers.map((number) => `${slot.toLowerCase()}-${number}`)
const library = new Set(slots.flatMap(dishesOf))
const pantry = new Set(numbers.map((number) => `food-${number}`))
const foodIn = (recipe: string): string => `food-${recipe.split('-')[1]}`
const titleOf = (recipe: string): string => `Dish ${recipe}`

/** Dishes with this food cannot be replaced one by one: the week has to be planned again. */
export const STUBBORN_FOOD: string = 'food-9'

const allowed = ({ dislikedRecipes, bannedIngredients }: WeekRequest, recipe: string): boolean =>
  !dislikedRecipes.includes(recipe) && !bannedIngredients.some((food) => food === foodIn(recipe))

const pool = (request: WeekRequest, slot: Slot): readonly string[] => {
  const open = dishesOf(slot).filter((recipe) => allowed(request, recipe))
  const rank = (recipe: string) =>
    Number(request.recentRecipes.includes(recipe)) - Number(request.favourites.includes(recipe)) * 2
  return open.toSorted((a, b) => rank(a) - rank(b))
}

const figures = { energy: 100, protein: 5, carbs: 10, fat: 2, fibre: 1, sodium: 50 }
/**
 * Figures of a meal in a week, where dishes are rounded together with those of the day: one unit more than the dish by
 * itself.
 */
const mealFigures = { ...figures, energy: 101 }
const nutrition = { ...figures, sugar: 1, freeSugar: 0, satFat: 1 }

const known = (names: readonly string[], times: number) =>
  ({ kind: 'known', title: names.join(' and '), figures: wholeFigures(timesFigures(figures, times)) }) as const

function eatenFigures(eaten: Eaten): EatenFigures {
  switch (eaten.kind) {
    case 'dishes': {
      const portions = eaten.dishes.reduce((sum, { portion }) => sum + portion, 0)
      if (!eaten.dishes.every(({ recipe }) => library.has(recipe))) return { kind: 'unknown', what: 'recipe' }
      const names = eaten.dishes.map(({ recipe }) => titleOf(recipe))
      return known(names, portions)
    }
    case 'planned-meal': {
      const dishes = eaten.planned.plan.days[eaten.place.day]?.meals[eaten.place.meal]?.dishes ?? []
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

const cardOf = (recipe: string): RecipeCard => ({
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

const dayOf = (day: PlannedDay, date: string): DayView => ({
  date,
  figures,
  meals: day.meals.map(({ slot, dishes, leftoverOf = null }) => ({
    slot,
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

const main = (meal: PlannedMeal): string => meal.dishes[0]?.recipe ?? ''
const mapMeals = (
  plan: WeekPlan,
  change: (meal: PlannedMeal, day: number, meal_: number) => PlannedMeal,
): WeekPlan => ({
  ...plan,
  days: plan.days.map(({ meals }, day) => ({ meals: meals.map((meal, index) => change(meal, day, index)) })),
})

export type SmallPlannerPool = PlannerPool & {
  /** The weeks planned so far, each with its request. */
  readonly asked: { readonly request: WeekRequest; readonly week: number }[]
}

/** A planner with few dishes that makes valid weeks in the simplest way and at once, and records its requests. */
export function smallPlannerPool(): SmallPlannerPool {
  const asked: SmallPlannerPool['asked'] = []
  return {
    asked,
    planWeek: async (request, week) => {
      asked.push({ request, week })
      const names = daySlots[request.mealsADay].map(([slot]) => slot)
      const missing = names.filter((slot) => pool(request, slot).length < 2)
      if (missing.length > 0) return { kind: 'impossible', missing }
      const meal = (slot: Slot, day: number): PlannedMeal => {
        const dishes = pool(request, slot)
        return { slot, dishes: [{ recipe: dishes[day % dishes.length] ?? '', portion: 1 }] }
      }
      const days = Array.from({ length: 7 }, (_, day) => ({ meals: names.map((slot) => meal(slot, day)) }))
      return { kind: 'planned', plan: { week, days, relaxed: [] } }
    },
    isServable: async ({ plan }) =>
      plan.days.every(({ meals }) => meals.every(({ dishes }) => dishes.every(({ recipe }) => library.has(recipe)))),
    weekView: async ({ plan, request, startsOn, access, safety }) => {
      const days = plan.days
        .slice(0, access === 'full' ? 7 : 1)
        .map((day, index) => dayOf(day, addDays(startsOn, index)))
      const shown = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
      const cards = Object.fromEntries(shown.map((recipe) => [recipe, cardOf(recipe)]))
      const { targets, raised } = request
      const since = raised && { raised: { from: addDays(startsOn, raised.from), before: raised.energyBefore } }
      return {
        week: plan.week,
        access,
        startsOn,
        days,
        cards,
        targets,
        ...since,
        ...(safety && { safety }),
        relaxed: [],
        notes: [],
      }
    },
    candidates: async ({ plan, request }, { day, meal }) => {
      const slot = plan.days[day]?.meals[meal]?.slot ?? 'LUNCH'
      const here = plan.days[day]?.meals.map(main) ?? []
      return pool(request, slot)
        .filter((recipe) => !here.includes(recipe))
        .slice(0, 5)
        .map((recipe) => ({
          recipe,
          picture: recipe,
          title: titleOf(recipe),
          blurb: '',
          minutes: 10,
          portion: 1,
          figures,
          day: figures,
          why: [],
        }))
    },
    changeMeal: async ({ plan, request }, place, change) => {
      const slot = plan.days[place.day]?.meals[place.meal]?.slot ?? 'LUNCH'
      const source = change.to === 'leftovers' ? plan.days[change.of.day]?.meals[change.of.meal] : undefined
      const recipe = change.to === 'recipe' ? change.recipe : source && main(source)
      if (recipe === undefined || (change.to === 'recipe' && !pool(request, slot).includes(recipe))) return null
      if (change.to === 'leftovers' && change.of.day >= place.day) return null
      const dishes = [{ recipe, portion: 1 }]
      return mapMeals(plan, (meal, day, index) => {
        if (day !== place.day || index !== place.meal) return meal
        return change.to === 'recipe' ? { slot, dishes } : { slot, dishes, leftoverOf: change.of }
      })
    },
    replaceUnwanted: async ({ plan }, wanted) => {
      if (wanted.bannedIngredients.some((food) => food === STUBBORN_FOOD)) return null
      const replaced: { day: number; meal: number; from: string; to: string }[] = []
      const changed = mapMeals(plan, (planned, day, meal) => {
        const from = main(planned)
        if (allowed(wanted, from)) return planned
        const to = pool(wanted, planned.slot).findLast((recipe) => recipe !== from) ?? ''
        replaced.push({ day, meal, from, to })
        return { slot: planned.slot, dishes: [{ recipe: to, portion: 1 }] }
      })
      return { plan: changed, replaced }
    },
    raiseWeek: async ({ plan, request }, { targets, from, eaten, at }) => {
      const growth = targets.energy / request.targets.energy
      const grown = mapMeals(plan, (meal, day, index) =>
        day < from || (day === from && eaten.includes(index))
          ? meal
          : { ...meal, dishes: meal.dishes.map(({ recipe, portion }) => ({ recipe, portion: portion * growth })) },
      )
      const perDay = plan.days.map((_, day) => (day < from ? targetsOn(request, day) : targets))
      const raised = { from, at, targets: perDay, before: plan.days, energyBefore: targetsOn(request, from).energy }
      return { request: { ...request, targets, raised }, plan: grown }
    },
    shoppingList: async ({ plan }, eaters) => {
      const foods = new Set(plan.days.flatMap(({ meals }) => meals.map((meal) => foodIn(main(meal)))))
      const lines = [...foods].map((id) => ({
        id,
        name: id,
        buy: `${eaters}`,
        need: `${eaters * 100} g`,
        staple: false,
        label: '',
      }))
      return [{ aisle: 'Fruit and vegetables', lines }]
    },
    reviewPlan: async (input) => reviewPlan(input),
    estimateWeight: async (history, horizon) => estimateWeight(history, horizon),
    calendar: async ({ plan }, _eaters, link) =>
      `BEGIN:VCALENDAR\r\nX-WEEK:${plan.week}\r\nURL:${link}\r\nEND:VCALENDAR\r\n`,
    recipeCard: async (recipe, request) =>
      library.has(recipe) && !request.bannedIngredients.some((food) => food === foodIn(recipe)) ? cardOf(recipe) : null,
    savedRecipe: async (recipe, _request, _units, platesAt) =>
      library.has(recipe) ? JSON.stringify({ name: titleOf(recipe), image: [`${platesAt}/${recipe}.svg`] }) : null,
    titles: async (recipes) =>
      new Map(recipes.flatMap((recipe) => (library.has(recipe) ? [[recipe, titleOf(recipe)]] : []))),
    foods: async (search) =>
      [...pantry]
        .filter((id) => id.includes(search))
        .map((id) => ({ id, name: id.replace('-', ' '), dishes: 1, holds: [], foods: 1 })),
    foodNames: async (ids) => new Map(ids.flatMap((id) => (pantry.has(id) ? [[id, id.replace('-', ' ')]] : []))),
    eatenFigures: async (asked) => asked.map(eatenFigures),
    foodTable: async () => ({
      foods: [...pantry].map((id) => ({ id, name: id, plural: id, per100g: figures, measures: [] })),
      dishes: [...library].map((recipe) => ({ recipe, title: titleOf(recipe), figures })),
    }),
    matchFoods: async (seen, planned) =>
      seen.map((food) => {
        const dishes = [...library].map((recipe) => ({
          recipe,
          title: titleOf(recipe),
          isPlanned: planned.includes(recipe),
        }))
        const { matches, isSure } = matchFood(food, dishes)
        return {
          isSure,
          matches: matches.map((match) =>
            match.kind === 'food'
              ? {
                  kind: 'food',
                  food: match.id,
                  name: match.id,
                  per100g: { ...figures },
                  tableGrams: match.tableGrams,
                }
              : { kind: 'dish', recipe: match.recipe, title: titleOf(match.recipe), figures, servingGrams: 400 },
          ),
        }
      }),
    plate: async (recipe) => (library.has(recipe) ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : null),
  }
}
