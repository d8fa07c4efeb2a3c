import type { Choice } from '#domain/answers/choices.ts'
import type { KitchenUnit, PackUnit } from './foods/food.ts'
import type { IngredientId } from './foods/ingredients.ts'

export const slots = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const
export type Slot = (typeof slots)[number]

export type Cuisine = Choice<'cuisinesLike'>
/** The kind of a dish. Which meal it is for, and whether it is chicken or seafood, is derived. */
export type DishTag = Exclude<
  Choice<'mealsLike'>,
  'DINNERS' | 'BREAKFASTS' | 'LUNCHES' | 'SNACKS' | 'CHICKEN' | 'SEAFOOD'
>
export type Skill = Choice<'cookingSkill'>

/** Appliances that count as cooking. A kettle, a microwave and a toaster do not. */
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

/** Units of mass and volume that do not depend on the food. A millilitre is converted by the weight of a cup. */
export type MeasureUnit = 'g' | 'ml'
export type Unit = MeasureUnit | KitchenUnit | PackUnit

/** How an amount is displayed: 2 cups, 1 medium, 3 cloves. Without it, grams are shown. */
export type Amount = { readonly qty: number; readonly unit: Unit }

/** An amount of a food. */
export type Measured = {
  readonly id: IngredientId
  /**
   * Edible grams for all servings, in the food's state (raw, dry, drained). All figures come from `g`; `show` is for
   * display.
   */
  readonly g: number
  readonly show?: Amount
  readonly prep?: string
}

/** Words of a recipe that are true only of the written ingredient, and the words to use for its replacement. */
export type Rewording = readonly [written: string, instead: string]

/** A food that can replace an ingredient that a person does not eat. */
export type Swap = Measured & {
  /** Changes to title, blurb, steps and tip, if it cooks, cuts or looks different; the food's name changes anyway. */
  readonly words?: readonly Rewording[]
}

export type Line = Measured & {
  /** A heading that groups some lines: the dressing, the crust. */
  readonly group?: string
  /** Does not grow with the portion: a bay leaf, a spray of oil. */
  readonly fixed?: boolean
  /** Share that is eaten, 0 to 1: a marinade, frying oil, the salt of pasta water. */
  readonly retained?: number
  /** Not counted in the nutrition, and left out for people whom it does not suit. */
  readonly optional?: boolean
  /** Tried in this order for people whom the ingredient does not suit. */
  readonly swaps?: readonly Swap[]
}

export type Step = {
  /** States every temperature in °C: an oven of 200 °C fan. */
  readonly text: string
  /** Ingredients that this step adds, by the ids of their lines. */
  readonly uses: readonly IngredientId[]
  /** Whole minutes that the step takes once its ingredients are cut. */
  readonly minutes?: number
  /** Heat or time does the work and the cook's hands are free; the minutes are shown as a timer. */
  readonly waits?: true
  /** Done while an earlier step waits, as its text says; only the minutes beyond that wait count. */
  readonly meanwhile?: true
  /** Leaves eggs runny or barely set, which is not safe for everybody. */
  readonly softEggs?: true
}

/** A dish as its author wrote it. Nutrition, allergens and diets are derived from its lines and never declared. */
export type Recipe = {
  /** Equal to the name of its file. */
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
  /** Takes at most 15 minutes and needs no heat except a kettle, a microwave or a toaster. */
  readonly noCook: boolean
  readonly ingredients: readonly Line[]
  readonly steps: readonly Step[]
  /** The portions that make sense, if not all usual ones do: dishes counted in eggs or tortillas. */
  readonly portionSteps?: readonly number[]
  readonly keepsDays: number
  /** How leftovers are eaten; set for every lunch and dinner that keeps. */
  readonly leftovers?: 'HOT' | 'COLD' | 'EITHER'
  readonly freezable: boolean
  readonly tip?: string
}

/** Portions that a plan may use, as multiples of a serving. */
export const usualPortionSteps = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Only checks a recipe's types, such as its ingredient ids. */
export const recipe = <const R extends Recipe>(written: R): Recipe => written

export const isMain = ({ slots }: Pick<Recipe, 'slots'>): boolean => slots.includes('LUNCH') || slots.includes('DINNER')
