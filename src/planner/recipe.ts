import type { Choice } from '#domain/answers/choices.ts'
import type { Language } from '#domain/usage.ts'
import type { KitchenUnit, PackUnit } from './foods/food.ts'
import type { IngredientId } from './foods/ingredients.ts'
import type { SpanishNoun } from './foods/spanish-food-names.ts'

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

/** How finely a line is cut, which decides the minutes of knife work. */
export type KnifeWork = 'FINE' | 'ROUGH'

/** An amount of a food. */
export type Measured = {
  readonly id: IngredientId
  /**
   * Edible grams for all servings, in the food's state (raw, dry, drained). All figures come from `g`; `show` is for
   * display.
   */
  readonly g: number
  readonly show?: Amount
  readonly knife?: KnifeWork
  /**
   * How it is cut or prepared, in words. A length is a slot, "in {1 cm} dice"; so is in Spanish what has another form for
   * several: "{pelada|peladas}".
   */
  readonly prep?: string
}

/** A food that can replace an ingredient that a person does not eat. */
export type Swap = Measured

/** Headings that group some lines of a recipe. */
export const lineGroups = [
  'DIP',
  'DRESSING',
  'GLAZE',
  'MARINADE',
  'PEANUT_SAUCE',
  'REMOULADE',
  'RICE',
  'SAUCE',
  'TERIYAKI',
] as const
export type LineGroup = (typeof lineGroups)[number]

export type Line = Measured & {
  readonly group?: LineGroup
  /** Does not grow with the portion: a bay leaf, a spray of oil. */
  readonly fixed?: boolean
  /** Share that is eaten, 0 to 1: a marinade, frying oil, the salt of pasta water. */
  readonly retained?: number
  /** Not counted in the nutrition, and left out for people whom it does not suit. */
  readonly optional?: boolean
  /** Whole meat that is rolled up or stuffed, which brings what was outside to the inside. */
  readonly rolled?: true
  /** Tried in this order for people whom the ingredient does not suit. */
  readonly swaps?: readonly Swap[]
}

/**
 * A sentence with slots, such as "Bake {the} {cod} for {time}" (`wording/slots.ts` lists them), or one for each swap
 * that cooks differently, by the id of the swap; a sentence for two swaps at once has both ids with " & " between.
 */
export type Sentence = string | { readonly written: string; readonly [swap: string]: string }
/** A text of a recipe: a sentence, or several of which some depend on swaps. */
export type Wording = string | Exclude<Sentence, string> | readonly Sentence[]

/**
 * How a cook knows that a food is safe to eat: by a thermometer in its thickest part, lengthways in its thickest PIECE,
 * or in a HEAP of mince; or by its LOOK, which the words of the step describe.
 */
export type Doneness = 'THICKEST' | 'PIECE' | 'HEAP' | 'LOOK'

/** How hot the hob is: a setting of its dial, or what the liquid in the pan does. */
export const heats = ['LOW', 'MEDIUM', 'MEDIUM_HIGH', 'HIGH', 'SIMMER', 'BOIL'] as const
export type Heat = (typeof heats)[number]

/** Minutes of a step that differ with a swap. */
export type SwapTimes = { readonly minutes?: number; readonly timer?: number }

/** What a step is, apart from its words. */
export type StepFacts = {
  /** Ingredients that this step adds, by the ids of their lines. */
  readonly uses: readonly IngredientId[]
  /** Whole minutes that the step takes once its ingredients are cut. */
  readonly minutes?: number
  /** Whole minutes of its timer, if these are not the minutes of a step that waits. */
  readonly timer?: number
  /** Heat or time does the work and the cook's hands are free; the minutes are shown as a timer. */
  readonly waits?: true
  /** Done while an earlier step waits, as its text says; only the minutes beyond that wait count. */
  readonly meanwhile?: true
  /** Its minutes include the knife work. */
  readonly cuts?: true
  /** How hot the oven is, in °C; a fan oven unless it says otherwise. */
  readonly oven?: { readonly celsius: number; readonly fan: boolean }
  /** How hot the hob is, for every step that cooks on it. */
  readonly heat?: Heat
  /** Foods that are done at the end of this step, written ones and swaps, and how that is seen. */
  readonly done?: { readonly [id in IngredientId]?: Doneness }
  /** Leaves eggs runny or barely set, which is not safe for everybody. */
  readonly softEggs?: true
  /** Its ready-cooked rice is not heated. */
  readonly cold?: true
  /** Minutes that differ with a swap, by the id of the swap. */
  readonly swapped?: { readonly [swap in IngredientId]?: SwapTimes }
}

export type Step = StepFacts & { readonly text: Wording }

/** A dish without its words. Nutrition, allergens and diets are derived from its lines and never declared. */
export type RecipeFacts = {
  /** Equal to the name of its file. */
  readonly id: string
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
  readonly steps: readonly StepFacts[]
  /** The portions that make sense, if not all usual ones do: dishes counted in eggs or tortillas. */
  readonly portionSteps?: readonly number[]
  readonly keepsDays: number
  /** How leftovers are eaten; set for every lunch and dinner that keeps. */
  readonly leftovers?: 'HOT' | 'COLD' | 'EITHER'
  readonly freezable: boolean
}

/** What a cook calls a food in a recipe, if it is not its said name: "fish", or "chilli, chillies" with a plural. */
export type CalledFoods = { readonly [id in IngredientId]?: string }

/** The words of a recipe in one language. No code decides anything by them. */
export type RecipeWords = {
  readonly title: Wording
  /** At most 140 characters. */
  readonly blurb: Wording
  readonly call?: CalledFoods
  /** How ingredients and swaps are cut or prepared, by id. */
  readonly prep?: { readonly [id in IngredientId]?: string }
  readonly steps: readonly Wording[]
  readonly tip?: Wording
}

/** The words of a recipe in Spanish. What a cook calls a food has its article: "el pescado", "la cebolla, las cebollas". */
export type SpanishRecipeWords = RecipeWords & {
  readonly call?: { readonly [id in IngredientId]?: SpanishNoun }
}

/** A dish with its words in one language. */
export type Recipe = Omit<RecipeFacts, 'steps'> &
  Omit<RecipeWords, 'steps'> & {
    readonly steps: readonly Step[]
    /** The language of its words, if that is not English. */
    readonly language?: Exclude<Language, 'en'>
    /** The languages besides English in which it is written. */
    readonly alsoIn?: readonly Language[]
  }

/** Whether a recipe is written in a language; all are in English. */
export const isTold = ({ alsoIn = [] }: Pick<Recipe, 'alsoIn'>, language: Language = 'en'): boolean =>
  language === 'en' || alsoIn.includes(language)

/** Portions that a plan may use, as multiples of a serving. */
export const usualPortionSteps = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

type WordingOfEach<S extends readonly StepFacts[]> = { readonly [at in keyof S]: Wording }
type WordsOf<F extends RecipeFacts> = RecipeWords & { readonly steps: WordingOfEach<F['steps']> }

/** A recipe of its facts and of its English words, which have a text for each step. */
export const recipe = <const F extends RecipeFacts>(facts: F, words: WordsOf<F>): Recipe => withWords(facts, words)

/** The facts of a recipe with words. */
export function withWords(facts: RecipeFacts, words: RecipeWords): Recipe {
  const { steps, ...texts } = words
  const { prep = {} } = texts
  const prepared = <M extends Measured>(line: M): M => {
    const said = prep[line.id]
    return said === undefined ? line : { ...line, prep: said }
  }
  return {
    ...facts,
    ...texts,
    ingredients: facts.ingredients.map(({ swaps, ...line }) => ({
      ...prepared(line),
      ...(swaps === undefined ? {} : { swaps: swaps.map(prepared) }),
    })),
    steps: facts.steps.map((step, at) => ({ ...step, text: steps[at] ?? '' })),
  }
}

export const isMain = ({ slots }: Pick<Recipe, 'slots'>): boolean => slots.includes('LUNCH') || slots.includes('DINNER')
