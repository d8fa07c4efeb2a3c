import { stepTimes } from '#planner/derive/step-times.ts'
import { asWritten, type Variant } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Line, Recipe, Step, Swap, Wording } from '#planner/recipe.ts'
import { dishBlurb, dishTitle } from '#planner/wording/dish-words.ts'
import { foodSaid, sentencesFor } from '#planner/wording/say.ts'
import { type Slot, sentenceParts } from '#planner/wording/slots.ts'
import { textsOf } from './dish-texts.ts'
import { oneSwapEach, withSwap } from './one-swap-each.ts'
import { untrueWords } from './untrue-words.ts'

const slotsIn = (wording: Wording, dish: Variant): readonly Slot[] =>
  sentencesFor(wording, dish)
    .flatMap(sentenceParts)
    .filter((part) => typeof part !== 'string')

const swapsOf = ({ ingredients }: Recipe): readonly Swap[] => ingredients.flatMap(({ swaps = [] }) => swaps)

/** Ids by which the words refer to foods that the recipe does not have. */
function strangers(recipe: Recipe): readonly string[] {
  const { title, blurb, tip = '', steps, ingredients, call = {}, prep = {} } = recipe
  const swaps = swapsOf(recipe).map(({ id }) => id)
  const known = new Set<string>([...ingredients.map(({ id }) => id), ...swaps])
  const wordings = [title, blurb, tip, ...steps.map(({ text }) => text)]
  const sentences = wordings.flatMap((each) => (typeof each === 'string' || 'written' in each ? [each] : each))
  const keys = sentences.flatMap((each) => (typeof each === 'string' ? [] : Object.keys(each)))
  const isSwap = (id: string) => swaps.some((swap) => swap === id)
  const slots = sentences
    .flatMap((each) => (typeof each === 'string' ? [each] : Object.values(each)))
    .flatMap(sentenceParts)
    .flatMap((part) => (typeof part !== 'string' && part.kind === 'FOOD' ? [part.id] : []))
  return [
    ...keys.filter((key) => key !== 'written' && !key.split(' & ').every(isSwap)),
    ...[...slots, ...Object.keys(call), ...Object.keys(prep)].filter((id) => !known.has(id)),
    ...steps.flatMap(({ done = {} }) => Object.keys(done).filter((id) => !known.has(id))),
    ...steps.flatMap(({ swapped = {} }) => Object.keys(swapped).filter((id) => !isSwap(id))),
  ]
}

/** Slots of a step for times and heat that the step does not have. */
function emptySlots(step: Step, at: number, dish: Variant): readonly string[] {
  const kinds = slotsIn(step.text, dish).map(({ kind }) => kind)
  const isTimed = kinds.includes('TIME') || kinds.includes('SIDE')
  return [
    ...(isTimed && stepTimes(step, dish).timer === null ? [`step ${at + 1} says a time and has no timer`] : []),
    ...(kinds.includes('OVEN') && step.oven === undefined ? [`step ${at + 1} says a heat and has no oven`] : []),
    ...(!kinds.includes('OVEN') && step.oven !== undefined ? [`step ${at + 1} does not say how hot the oven is`] : []),
  ]
}

/** Whether a text is said of a swap: by a slot for its food, or by a sentence of its own. */
function tellsOf(wording: Wording, line: Line, swap: Swap, dish: Variant): boolean {
  const isOwn = sentencesFor(wording, dish).join() !== sentencesFor(wording, asWritten(dish.recipe)).join()
  return (
    isOwn || slotsIn(wording, dish).some((slot) => slot.kind === 'FOOD' && (slot.id === line.id || slot.id === swap.id))
  )
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Finds whole words only: butter is not in buttermilk, nor fat in low-fat. */
const wholeWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])${escaped(words)}(?![\\p{L}-])`, 'iu')

/** Names of foods that are no longer in a dish, except those that also fit another food in it. */
export function strayNames({ recipe, lines }: Variant): readonly RegExp[] {
  const names = (id: Line['id']) => {
    const { name, plural, said, saidMany } = ingredient(id)
    const called = [false, true].map((many) => foodSaid(id, many, asWritten(recipe)))
    return [name, plural, said, saidMany, ...called].map((each) => each.toLowerCase())
  }
  const here = lines.flatMap(({ id }) => [...names(id), ...(recipe.call?.[id]?.split(', ') ?? [])]).join(' ')
  return recipe.ingredients
    .filter(({ id }) => !lines.some((line) => line.id === id))
    .flatMap(({ id }) => names(id))
    .filter((name) => !wholeWords(name).test(here))
    .map(wholeWords)
}

function swapProblems(recipe: Recipe, line: Line, swap: Swap): readonly string[] {
  const dish = withSwap(recipe, line, swap)
  const name = `${swap.id} for ${line.id}`
  return [
    ...recipe.steps.flatMap(({ uses, text }, at) =>
      uses.includes(line.id) && !tellsOf(text, line, swap, dish) ? [`step ${at + 1} says nothing of ${name}`] : [],
    ),
    ...strayNames(dish).flatMap((stray) =>
      textsOf(dish).flatMap((text) => {
        const found = stray.exec(text)
        return found === null ? [] : [`with ${name} it still says "${found[0]}": ${text}`]
      }),
    ),
    ...untrueNames(dish, `the dish with ${name}`),
  ]
}

const untrueNames = (dish: Variant, name: string): readonly string[] =>
  [dishTitle(dish), dishBlurb(dish)].flatMap((text) =>
    untrueWords(text, dish).map((word) => `${name} holds nothing that is "${word}": ${text}`),
  )

/** Slots and sentences of a recipe that do not fit its facts, and names that are not true of one of its swaps. */
export const slotProblems = (recipe: Recipe): readonly string[] => [
  ...[...new Set(strangers(recipe))].map((id) => `its words are about ${id}, which is not in the recipe`),
  ...new Set(
    [asWritten(recipe), ...oneSwapEach(recipe)].flatMap((dish) =>
      recipe.steps.flatMap((step, at) => emptySlots(step, at, dish)),
    ),
  ),
  ...untrueNames(asWritten(recipe), 'the dish'),
  ...recipe.ingredients.flatMap((line) => (line.swaps ?? []).flatMap((swap) => swapProblems(recipe, line, swap))),
]
