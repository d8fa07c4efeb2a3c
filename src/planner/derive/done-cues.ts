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

const isShaped = ({ recipe }: Cooked): boolean =>
  recipe.steps.some(({ text }) => /\b(?:patty|patties|burgers|balls?|loaves|sausages|discs?|cakes)\b/i.test(text))
const cutSmall = /strip|thin|slices|bites?\b|bite-size|pieces|dice|cut in|chopped|cubes/
/** Rashers and their cubes are too thin for a thermometer, and cured. */
const isRasher = ({ id }: CookedLine): boolean => /(?:^|-)bacon$|^pancetta$/.test(id)

const rollsUp = /\b(?:stuff(?:ed|ing)?|roulades?|roll(?:ed)? (?:\w+ ){0,2}(?:up|around|round))\b/i
/** Whole beef, lamb or game that a step rolls up or stuffs, which brings what was outside to the inside. */
const isRolled = (line: CookedLine, { recipe }: Cooked): boolean =>
  isRaw(line) &&
  isKind(line, ['RED_MEAT']) &&
  recipe.steps.some(({ text, uses }) => uses.includes(line.insteadOf?.id ?? line.id) && rollsUp.test(text))

/** Meat whose inside has to reach a core temperature. */
export const needsCore = (line: CookedLine, dish: Cooked): boolean =>
  (mustBeDone(line) && !isRasher(line)) || isRolled(line, dish)

/**
 * FSA, and for poultry FoodSafety.gov: 75 °C (165 °F) in the middle is enough for any meat, without a holding time. FDA
 * Food Code 3-401.12 asks for as much in every part of what a microwave cooks, which heats unevenly.
 */
const CORE = {
  thick: 'A thermometer in the thickest part reads at least 75 °C.',
  small: 'A thermometer pushed lengthways into the thickest piece reads at least 75 °C.',
  crumbs: 'Push the meat into a heap: a thermometer in its middle reads at least 75 °C.',
} as const

/** Phrases by which a step states a core temperature. */
export const coreCue = /\bthermometer\b[^.]* 75 °C|\b75 °C on a thermometer\b/i

function coreSentence(meats: readonly CookedLine[], dish: Cooked): string {
  const isCrumbled = (line: CookedLine) => isMince(line) && !isShaped(dish)
  if (meats.some((line) => !isCrumbled(line) && !cutSmall.test(line.prep ?? ''))) return CORE.thick
  return meats.some(isCrumbled) ? CORE.crumbs : CORE.small
}

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
  const meats = dish.lines.filter((line) => needsCore(line, dish))
  const isSaid = meats.length === 0 || texts.some((text) => coreCue.test(text))
  const done = isSaid ? -1 : texts.findLastIndex((text) => doneCue.test(text))
  const holdsEggs = dish.lines.some((line) => isKind(line, ['EGG']))
  return texts.map((text, at) => {
    const soft = holdsEggs && dish.recipe.steps[at]?.softEggs === true
    return [text, ...(at === done ? [coreSentence(meats, dish)] : []), ...(soft ? [SOFT_EGGS] : [])].join(' ')
  })
}
