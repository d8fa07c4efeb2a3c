import type { Choice } from '#domain/answers/choices.ts'
import type { KitchenUnit, PackUnit } from './foods/food.ts'
import type { IngredientId } from './foods/ingredients.ts'

export const slots = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const
export type Slot = (typeof slots)[number]

export type Cuisine = Choice<'cuisinesLike'>
/** What a dish is. Which meal it is for, and whether it is chicken or seafood, is derived. */
export type DishTag = Exclude<
  Choice<'mealsLike'>,
  'DINNERS' | 'BREAKFASTS' | 'LUNCHES' | 'SNACKS' | 'CHICKEN' | 'SEAFOOD'
>
export type Skill = Choice<'cookingSkill'>

/** Machines that make a dish hot. A kettle, a microwave and a toaster are not counted as cooking. */
export const cookers = ['HOB', 'OVEN', 'GRILL', 'AIR_FRYER', 'SLOW_COOKER', 'PRESSURE_COOKER'] as const
export const machines = [
  'KETTLE',
  'MICROWAVE',
  'TOASTER',
  'FREEZER',
  'BLENDER',
  'FOOD_PROCESSOR',
  'HAND_BLENDER',
] as const
/** Equipment that a recipe has to list; knife, board, bowls, spoons and a sieve are taken for granted. */
export const ware = [
  'SAUCEPAN',
  'FRYING_PAN',
  'GRIDDLE_PAN',
  'WOK',
  'CASSEROLE',
  'STEAMER',
  'BAKING_TRAY',
  'BAKING_DISH',
  'LOAF_TIN',
  'MUFFIN_TIN',
  'SKEWERS',
  'GRATER',
] as const
export type Equipment = (typeof cookers)[number] | (typeof machines)[number] | (typeof ware)[number]

/** Units of mass and volume besides those that depend on the food. A millilitre is reckoned by the weight of a cup. */
export type MeasureUnit = 'g' | 'ml'
export type Unit = MeasureUnit | KitchenUnit | PackUnit

/** How an amount is displayed: 2 cups, 1 medium, 3 cloves. Without it, grams are shown. */
export type Amount = { readonly qty: number; readonly unit: Unit }

/** An amount of a food. */
export type Measured = {
  readonly id: IngredientId
  /** Edible grams for all servings, in the state the pantry gives (raw, dry, drained). This is the truth; `show` is for the eye. */
  readonly g: number
  readonly show?: Amount
  readonly prep?: string
}

/** Words of the recipe that are true of the written ingredient alone, and those that are true of what stands in for it. */
export type Rewording = readonly [written: string, instead: string]

/** What can stand in for an ingredient that a person does not eat. */
export type Swap = Measured & {
  /** How title, blurb, steps and tip read with it, where another name is not enough: it cooks, cuts or looks otherwise. */
  readonly words?: readonly Rewording[]
}

export type Line = Measured & {
  /** A heading under which some lines stand together: the dressing, the crust. */
  readonly group?: string
  /** Does not grow with the portion: a bay leaf, a spray of oil. */
  readonly fixed?: boolean
  /** Share that is eaten, 0 to 1: a marinade, frying oil, the salt of pasta water. */
  readonly retained?: number
  /** Never counted, and left out for whom it does not suit. */
  readonly optional?: boolean
  /** Tried in this order by whom the ingredient does not suit. */
  readonly swaps?: readonly Swap[]
}

export type Step = {
  /** Says every temperature, in °C: an oven of 200 °C fan. */
  readonly text: string
  /** Ingredients that this step takes up, by the ids of their lines. */
  readonly uses: readonly IngredientId[]
  /** Whole minutes that it takes once its ingredients are cut. */
  readonly minutes?: number
  /** Heat or time does the work, so that hands are free: its minutes are shown as a clock. */
  readonly waits?: true
  /** Done while an earlier step waits, as its text says: it takes time only where it outlasts that wait. */
  readonly meanwhile?: true
  /** Leaves eggs runny or barely set, which is not for everybody. */
  readonly softEggs?: true
}

/** A dish as its author wrote it. Nutrition, allergens and diets are derived from its lines and never declared. */
export type Recipe = {
  /** The name of its file. */
  readonly id: string
  readonly title: string
  /** At most 140 characters. */
  readonly blurb: string
  readonly cuisine: Cuisine
  readonly secondCuisine?: Cuisine
  readonly slots: readonly Slot[]
  readonly dishTags: readonly DishTag[]
  /** How many servings the lines make. */
  readonly servings: number
  readonly minutes: { readonly active: number; readonly total: number }
  readonly skill: Skill
  readonly equipment: readonly Equipment[]
  /** At most 15 minutes, with no heat but that of a kettle, a microwave or a toaster. */
  readonly noCook: boolean
  readonly ingredients: readonly Line[]
  readonly steps: readonly Step[]
  /** Portions that make sense where some do not: dishes counted in eggs or tortillas. */
  readonly portionSteps?: readonly number[]
  readonly keepsDays: number
  /** How what is left of it is eaten; said of every lunch and dinner that keeps. */
  readonly leftovers?: 'HOT' | 'COLD' | 'EITHER'
  readonly freezable: boolean
  readonly tip?: string
}

/** Portions of a serving that a plan may hand out. */
export const usualPortionSteps = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Checks a recipe's words against the pantry's, and nothing else. */
export const recipe = <const R extends Recipe>(written: R): Recipe => written

export const isMain = ({ slots }: Pick<Recipe, 'slots'>): boolean => slots.includes('LUNCH') || slots.includes('DINNER')
