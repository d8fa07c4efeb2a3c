import type { Choice } from '#domain/answers/choices.ts'
import { type MemberRestriction, moreRestrictions } from '#domain/answers/member-restrictions.ts'
import type { Allergen, Origin } from '#planner/foods/food-classes.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'

export type Diet = Choice<'typeDietPrefer'>
export type Restriction = MemberRestriction

/** What a person does not eat. All diets and restrictions apply together. */
export type Rules = { readonly diets: readonly Diet[]; readonly restrictions: readonly Restriction[] }

/** The diet or restriction that an ingredient breaks, and why; or that somebody at the table ruled the food out. */
export type Objection =
  | { readonly rule: Diet | Restriction; readonly because: Allergen | Origin | 'NOT_PALEO' }
  | { readonly rule: 'BAN'; readonly because: 'RULED_OUT' }

const meat: readonly Origin[] = ['MEAT', 'GELATINE', 'RENNET']
const seafood: readonly Allergen[] = ['FISH', 'CRUSTACEAN', 'MOLLUSC']

/** The part of a food that rules check; of an ingredient, or of a kind of food. */
type FoodOrigin = Pick<Ingredient, 'contains' | 'origins' | 'notPaleo'>

const noOrigin = (forbidden: readonly Origin[]) => (food: FoodOrigin) =>
  food.origins.find((origin) => forbidden.includes(origin))
const noAllergen = (forbidden: readonly Allergen[]) => (food: FoodOrigin) =>
  food.contains.find((allergen) => forbidden.includes(allergen))
const nothing = () => undefined

type Finder = (food: FoodOrigin) => Allergen | Origin | 'NOT_PALEO' | undefined

const finders: Readonly<Record<Diet | Restriction, Finder>> = {
  // Styles that forbid nothing; the Mediterranean one is scored instead.
  TRADITIONAL: nothing,
  MEDITERRANEAN: nothing,
  NONE: nothing,
  PALEO: (food) => (food.notPaleo.length > 0 ? 'NOT_PALEO' : undefined),
  PESCATARIAN: noOrigin(meat),
  VEGETARIAN: noOrigin([...meat, 'FISH']),
  VEGAN: noOrigin([...meat, 'FISH', 'EGG', 'DAIRY', 'HONEY']),
  LACTOSE_FREE: noAllergen(['LACTOSE']),
  GLUTEN_FREE: noAllergen(['GLUTEN']),
  GLUTEN: noAllergen(['GLUTEN']),
  EGGS: noAllergen(['EGG']),
  TREE_NUTS: noAllergen(['TREE_NUT']),
  DAIRY: noAllergen(['DAIRY']),
  SEAFOOD: noAllergen(seafood),
  FISH: noAllergen(['FISH']),
  CRUSTACEANS: noAllergen(['CRUSTACEAN']),
  MOLLUSCS: noAllergen(['MOLLUSC']),
  PEANUTS: noAllergen(['PEANUT']),
  SOY: noAllergen(['SOY']),
  SESAME: noAllergen(['SESAME']),
  CELERY: noAllergen(['CELERY']),
  MUSTARD: noAllergen(['MUSTARD']),
  LUPIN: noAllergen(['LUPIN']),
  SULPHITES: noAllergen(['SULPHITE']),
}

/** The first rule that an ingredient breaks, or null. */
export function objectionTo(food: FoodOrigin, { diets, restrictions }: Rules): Objection | null {
  for (const rule of [...diets, ...restrictions]) {
    const because = finders[rule](food)
    if (because !== undefined) return { rule, because }
  }
  return null
}

export const hardDiets = ['PALEO', 'VEGETARIAN', 'VEGAN', 'PESCATARIAN', 'LACTOSE_FREE', 'GLUTEN_FREE'] as const
/** The restrictions of the questionnaire, for each of which the library has enough dishes with any diet. */
export const realRestrictions = ['GLUTEN', 'EGGS', 'TREE_NUTS', 'DAIRY', 'SEAFOOD'] as const
export const everyRestriction = [...realRestrictions, ...moreRestrictions] as const
