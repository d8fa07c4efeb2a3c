import type { Choice } from '#domain/answers/choices.ts'
import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import type { Allergen, Origin } from '#planner/foods/food-classes.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import type { Relaxation, WeekRequest } from '#planner/week/week-plan.ts'

/** A diet or a restriction. */
export type Rule = Choice<'typeDietPrefer'> | MemberRestriction

type Flags = Pick<Ingredient, 'contains' | 'origins' | 'notPaleo'>

const plants: readonly Origin[] = ['PLANT', 'MINERAL']
const harmless: readonly Origin[] = [...plants, 'EGG', 'DAIRY', 'HONEY']
const seafood: readonly Allergen[] = ['FISH', 'CRUSTACEAN', 'MOLLUSC']
const milk: readonly Allergen[] = ['DAIRY', 'LACTOSE']

/** Checks against allowed origins, so that a new origin, or a food without any, is refused. */
const comesFrom = ({ origins }: Flags, allowed: readonly Origin[]): boolean =>
  origins.length > 0 && origins.every((origin) => allowed.includes(origin))
const holds = ({ contains }: Flags, barred: readonly Allergen[]): boolean =>
  contains.some((each) => barred.includes(each))
const never = () => false

// Both origins and allergens are checked, so that a food with one of them missing in its data is still refused.
const rules: Readonly<Record<Rule, (food: Flags) => boolean>> = {
  TRADITIONAL: never,
  MEDITERRANEAN: never,
  NONE: never,
  VEGAN: (food) => !comesFrom(food, plants) || holds(food, ['EGG', ...milk, ...seafood]),
  VEGETARIAN: (food) => !comesFrom(food, harmless) || holds(food, seafood),
  PESCATARIAN: (food) => !comesFrom(food, [...harmless, 'FISH']),
  PALEO: (food) => food.notPaleo.length > 0 || holds(food, ['GLUTEN', 'PEANUT', 'SOY', ...milk]),
  LACTOSE_FREE: (food) => holds(food, ['LACTOSE']),
  GLUTEN_FREE: (food) => holds(food, ['GLUTEN']),
  GLUTEN: (food) => holds(food, ['GLUTEN']),
  EGGS: (food) => holds(food, ['EGG']) || food.origins.includes('EGG'),
  TREE_NUTS: (food) => holds(food, ['TREE_NUT']),
  DAIRY: (food) => holds(food, milk) || food.origins.includes('DAIRY'),
  SEAFOOD: (food) => holds(food, seafood) || food.origins.includes('FISH'),
  FISH: (food) => holds(food, ['FISH']) || (food.origins.includes('FISH') && !holds(food, ['CRUSTACEAN', 'MOLLUSC'])),
  CRUSTACEANS: (food) => holds(food, ['CRUSTACEAN']),
  MOLLUSCS: (food) => holds(food, ['MOLLUSC']),
  PEANUTS: (food) => holds(food, ['PEANUT']),
  SOY: (food) => holds(food, ['SOY']),
  SESAME: (food) => holds(food, ['SESAME']),
  CELERY: (food) => holds(food, ['CELERY']),
  MUSTARD: (food) => holds(food, ['MUSTARD']),
  LUPIN: (food) => holds(food, ['LUPIN']),
  SULPHITES: (food) => holds(food, ['SULPHITE']),
}

/** The first of the rules that a food breaks, or null. */
export const refusal = (food: Flags, of: readonly Rule[]): Rule | null => of.find((rule) => rules[rule](food)) ?? null

const plantDiets: readonly Rule[] = ['VEGAN', 'VEGETARIAN']

/** Whether the diets are palaeolithic without meat and fish, which leaves almost nothing to eat. */
export function asksForPaleoPlants({ diets, restrictions }: WeekRequest['cook']): boolean {
  const meatless = diets.some((diet) => plantDiets.includes(diet))
  const fishless = diets.includes('PESCATARIAN') && restrictions.includes('SEAFOOD')
  return diets.includes('PALEO') && (meatless || fishless)
}

/** The rules that remain after the relaxations. */
export function keptRules(cook: WeekRequest['cook'], relaxed: readonly Relaxation[]): readonly Rule[] {
  const paleoGivesWay = relaxed.includes('PALEO_FOR_PLANTS') && asksForPaleoPlants(cook)
  return [...cook.diets.filter((diet) => diet !== 'PALEO' || !paleoGivesWay), ...cook.restrictions]
}
