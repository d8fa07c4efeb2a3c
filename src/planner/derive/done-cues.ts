import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Cooked, CookedLine } from './variant.ts'

const isRaw = ({ id }: CookedLine): boolean => ['RAW', 'FROZEN'].includes(ingredient(id).state)
const isKind = ({ id }: CookedLine, kinds: readonly FoodKind[]): boolean => kinds.includes(ingredient(id).kind)

const isMince = ({ id }: CookedLine): boolean => /(?:^|-)mince(?:-|$)/.test(id)

/**
 * Raw poultry, mince, pork, liver, sausage and bacon: germs live inside them, so the cook has to know when they are
 * done.
 */
export const mustBeDone = (line: CookedLine): boolean =>
  isRaw(line) &&
  (isMince(line) ||
    isKind(line, ['POULTRY', 'PROCESSED_MEAT']) ||
    (isKind(line, ['RED_MEAT']) && /(?:^|-)(?:pork|liver)(?:-|$)/.test(line.id)))

/** Phrases by which a step says that such meat is done. */
export const doneCue =
  /\b(?:no|not a|nothing|without a)(?: \w+){0,4} pink\b|\bnothing pink\b|\bno pink\b|\bjuices?\b[^.;:]{0,50}\bclear\b|\bclear juice\b|\bwhite (?:to|all|right)\b|\bopaque to\b/i

/** Raw fish and shellfish. */
export const isRawSeafood = (line: CookedLine): boolean =>
  isRaw(line) && isKind(line, ['FISH', 'CRUSTACEAN', 'MOLLUSC'])

/** Phrases by which a step says that fish flakes, or that shellfish is no longer glassy. */
export const seafoodCue =
  /\bflak(?:e|es|ing)\b|\bopaque\b|\bpink\b|\bcoral\b|\bwhite (?:all|to)\b|\bmilk white\b|\bpetals\b|\bblushed\b|\bnothing grey\b|\bno grey\b/i

/** FSA and FoodSafety.gov: 75 °C (165 °F) in the middle is enough for any meat, without a holding time. */
const CORE = 'A thermometer in the thickest part reads at least 75 °C.'
const isShaped = ({ recipe }: Cooked): boolean =>
  recipe.steps.some(({ text }) => /\b(?:patty|patties|burgers|balls?|loaves|sausages|discs?|cakes)\b/i.test(text))
const cutSmall = /strip|thin|slices|bites?\b|pieces|cut in|chopped|cubes|rasher/
/** A thermometer is useless for crumbs, strips and rashers. */
const isThick = (line: CookedLine, dish: Cooked): boolean =>
  isMince(line) ? isShaped(dish) : !cutSmall.test(line.prep ?? '') && !isKind(line, ['PROCESSED_MEAT'])

/**
 * FSA: everyone may eat eggs with the British Lion soft; people for whom salmonella is a danger should not eat others
 * soft.
 */
const SOFT_EGGS =
  'For small children, in pregnancy and for anybody frail cook the eggs firm, unless they are pasteurised or bear the British Lion.'

/**
 * Adds to the steps of a dish what a careful cook has to know: a core temperature, and who should not eat soft eggs.
 */
export function withCare(texts: readonly string[], dish: Cooked): readonly string[] {
  const thick = dish.lines.some((line) => mustBeDone(line) && isThick(line, dish))
  const done = thick ? texts.findLastIndex((text) => doneCue.test(text)) : -1
  const holdsEggs = dish.lines.some((line) => isKind(line, ['EGG']))
  return texts.map((text, at) => {
    const soft = holdsEggs && dish.recipe.steps[at]?.softEggs === true
    return [text, ...(at === done ? [CORE] : []), ...(soft ? [SOFT_EGGS] : [])].join(' ')
  })
}
