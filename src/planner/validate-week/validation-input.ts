import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Away, PlannedDay, PlannedDish, PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { keptRules } from './food-rules.ts'
import { type Serving, servingOf } from './serving.ts'
import { tableOf, tableServing } from './table-serving.ts'
import type { DishPlace } from './violation.ts'

export type Served = { readonly recipe: Recipe; readonly serving: Serving }
/** In kcal, grams, grams and milligrams. */
export type Figures = Pick<Serving, 'energy' | 'protein' | 'fibre' | 'sodium'>

/** A plan and its request, with every dish looked up and its serving computed once. */
export type ValidationInput = {
  readonly plan: WeekPlan
  readonly request: WeekRequest
  readonly dishes: readonly {
    readonly place: DishPlace
    readonly dish: PlannedDish
    readonly first: boolean
    /** Whether the plan marks it as cooked for an earlier meal. */
    readonly leftOver: boolean
  }[]
  /** Undefined for a recipe that is not in the library. */
  readonly served: (recipe: string) => Served | undefined
  readonly figuresOf: (dishes: readonly PlannedDish[]) => Figures
}

export const dishesOf = (day: PlannedDay): readonly PlannedDish[] => day.meals.flatMap(({ dishes }) => dishes)

const places = (meal: PlannedMeal, day: number, at: number): ValidationInput['dishes'] =>
  meal.dishes.map((dish, position) => ({
    place: { day, meal: at + 1, slot: meal.slot, recipe: dish.recipe },
    dish,
    first: position === 0,
    leftOver: position === 0 && meal.leftoverOf !== undefined,
  }))

export function validationInputOf(plan: WeekPlan, request: WeekRequest, library: readonly Recipe[]): ValidationInput {
  const rules = keptRules(request.cook, plan.relaxed)
  const plates = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.plates ?? []))
  const dishes = [...plan.days.flatMap(dishesOf), ...plates.flatMap((plate) => plate.dishes)]
  const wanted = new Set(dishes.map(({ recipe }) => recipe))
  const servingFor =
    request.others === undefined
      ? (recipe: Recipe) => servingOf(recipe, rules)
      : (recipe: Recipe) => tableServing(recipe, tableOf(request, plan.relaxed), request.person)
  const table = new Map(
    library.filter(({ id }) => wanted.has(id)).map((recipe) => [recipe.id, { recipe, serving: servingFor(recipe) }]),
  )
  return inputFrom(plan, request, (recipe) => table.get(recipe))
}

/** The input for a plan whose dishes are already looked up. */
export function inputFrom(plan: WeekPlan, request: WeekRequest, served: ValidationInput['served']): ValidationInput {
  return {
    plan,
    request,
    served,
    dishes: plan.days.flatMap((day, at) => day.meals.flatMap((meal, mealAt) => places(meal, at + 1, mealAt))),
    figuresOf: (dishes) => {
      // Fixed lines (a bay leaf, a stick of cinnamon) are scaled with the portion too: hardly any of them is eaten.
      const sum = (figure: keyof Figures) =>
        dishes.reduce((total, { recipe, portion }) => total + (served(recipe)?.serving[figure] ?? 0) * portion, 0)
      return { energy: sum('energy'), protein: sum('protein'), fibre: sum('fibre'), sodium: sum('sodium') }
    },
  }
}

/** What is in a dish of somebody's own. */
function ownFigures({ foods }: NonNullable<Away['own']>): Figures {
  const known = foods.flatMap(({ food, grams }) => {
    return isIngredientId(food) ? [{ per100g: ingredient(food).per100g, share: grams / 100 }] : []
  })
  const sum = (nutrient: 'kcal' | 'protein' | 'fibre' | 'sodium') =>
    known.reduce((total, { per100g, share }) => total + (per100g[nutrient] ?? 0) * share, 0)
  return { energy: sum('kcal'), protein: sum('protein'), fibre: sum('fibre'), sodium: sum('sodium') }
}

/** What somebody eats on a day: planned dishes, dishes of their own, and the energy of meals elsewhere. */
export function eatenOn(day: PlannedDay, eater: string, it: Pick<ValidationInput, 'figuresOf'>): Figures {
  const isAway = ({ away = [] }: PlannedMeal) => away.some((each) => each.eater === eater)
  const had = it.figuresOf(day.meals.filter((meal) => !isAway(meal)).flatMap(({ dishes }) => dishes))
  const instead = day.meals
    .flatMap(({ away = [] }) => away.filter((each) => each.eater === eater))
    .map(({ kcal, own }) => (own === undefined ? { energy: kcal, protein: 0, fibre: 0, sodium: 0 } : ownFigures(own)))
  const sum = (figure: keyof Figures) => instead.reduce((total, each) => total + each[figure], had[figure])
  return { energy: sum('energy'), protein: sum('protein'), fibre: sum('fibre'), sodium: sum('sodium') }
}
