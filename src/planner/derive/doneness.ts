import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Doneness } from '#planner/recipe.ts'
import type { Cooked, CookedLine } from './variant.ts'

/**
 * FSA, and for poultry FoodSafety.gov: 75 °C (165 °F) in the middle is enough for any meat, without a holding time. FDA
 * Food Code 3-401.12 asks for as much in every part of what a microwave cooks, which heats unevenly.
 */
export const CORE_CELSIUS = 75

const isRaw = ({ id }: CookedLine): boolean => ['RAW', 'FROZEN'].includes(ingredient(id).state)
const isKind = ({ id }: CookedLine, kinds: readonly FoodKind[]): boolean => kinds.includes(ingredient(id).kind)

const isMince = ({ id }: CookedLine): boolean => /(?:^|-)mince(?:-|$)/.test(id)
/** Rashers and their cubes are too thin for a thermometer, and cured. */
const isRasher = ({ id }: CookedLine): boolean => /(?:^|-)bacon$|^pancetta$/.test(id)

/**
 * Raw poultry, mince, pork, liver, sausage and bacon: germs live inside them, so the cook has to know when they are
 * done.
 */
export const mustBeDone = (line: CookedLine): boolean =>
  isRaw(line) &&
  (isMince(line) ||
    isKind(line, ['POULTRY', 'PROCESSED_MEAT']) ||
    (isKind(line, ['RED_MEAT']) && /(?:^|-)(?:pork|liver)(?:-|$)/.test(line.id)))

/** Raw fish and shellfish. */
export const isRawSeafood = (line: CookedLine): boolean =>
  isRaw(line) && isKind(line, ['FISH', 'CRUSTACEAN', 'MOLLUSC'])

/** Meat whose inside has to reach a core temperature. */
export const needsCore = (line: CookedLine): boolean =>
  (mustBeDone(line) && !isRasher(line)) || (isRaw(line) && isKind(line, ['RED_MEAT']) && line.rolled === true)

type Place = Exclude<Doneness, 'LOOK'>
/** The strictest first: what is true of the thickest part is true of all others. */
const places: readonly Place[] = ['THICKEST', 'HEAP', 'PIECE']

/**
 * The step after which a cook measures the core temperature of a dish, and where; null without raw meat. Meat for which
 * the recipe does not say it is measured in the thickest part, at the end of the last step that uses it.
 */
export function coreCheck(dish: Cooked): { readonly step: number; readonly where: Place } | null {
  const { steps } = dish.recipe
  const checks = dish.lines.filter(needsCore).map((line) => {
    const place = (at: number) => places.find((each) => steps[at]?.done?.[line.id] === each)
    const step = steps.findLastIndex((_, at) => place(at) !== undefined)
    const used = steps.findLastIndex(({ uses }) => uses.includes(line.insteadOf?.id ?? line.id))
    return { step: step >= 0 ? step : used >= 0 ? used : steps.length - 1, where: place(step) ?? 'THICKEST' }
  })
  const where = places.find((each) => checks.some((check) => check.where === each))
  return where === undefined ? null : { step: Math.max(...checks.map(({ step }) => step)), where }
}
