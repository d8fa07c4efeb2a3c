import { type Usage, unitsIn } from '#domain/usage.ts'
import { CORE_CELSIUS } from '#planner/derive/doneness.ts'
import { stepTimes } from '#planner/derive/step-times.ts'
import { type Cooked, swapIds } from '#planner/derive/variant.ts'
import { englishFor } from '#planner/foods/american-english.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { lengthText, temperatureText } from '#planner/kitchen-units/temperature-and-length.ts'
import type { Sentence, Step, Wording } from '#planner/recipe.ts'
import { minutesInWords, numberInWords, secondsInWords, shareInWords, withArticle, withCapital } from './english.ts'
import { type Slot, sentenceParts } from './slots.ts'

/** What a text is said of: a dish, and for a text of a step the step. */
export type Said = { readonly dish: Cooked; readonly usage: Usage; readonly step?: Step }

const AND = ' & '

/** The sentence for most of the swaps of a dish; the written one if none of them has its own. */
export function sentenceFor(sentence: Exclude<Sentence, string>, dish: Cooked): string {
  const swaps: readonly string[] = swapIds(dish)
  const [fitting] = Object.keys(sentence)
    .filter((key) => key !== 'written' && key.split(AND).every((id) => swaps.includes(id)))
    .toSorted((a, b) => b.split(AND).length - a.split(AND).length || swaps.indexOf(a) - swaps.indexOf(b))
  return (fitting === undefined ? undefined : sentence[fitting]) ?? sentence.written
}

/** The name of a food as the cook of a dish says it; if another food is in its place, the name of that. */
export function foodSaid(id: IngredientId, many: boolean, { recipe, lines }: Cooked): string {
  const line = lines.find(({ insteadOf }) => insteadOf?.id === id)
  const food = ingredient(line?.id ?? id)
  const [one = '', several = one] = recipe.call?.[food.id]?.split(', ') ?? [food.said, food.saidMany]
  return many ? several : one
}

function slotText(slot: Slot, { dish, usage, step }: Said): string {
  switch (slot.kind) {
    case 'FOOD': {
      const name = foodSaid(slot.id, slot.many, dish)
      return slot.article ? withArticle(name) : name
    }
    case 'TIME':
    case 'SIDE': {
      const timer = step === undefined ? null : stepTimes(step, dish).timer
      return minutesInWords((timer ?? 0) / (slot.kind === 'SIDE' ? 2 : 1))
    }
    case 'MINUTES':
      return minutesInWords(slot.least, slot.most)
    case 'OVEN':
      return step?.oven === undefined ? '' : temperatureText(step.oven, unitsIn(usage))
    case 'CORE':
      return temperatureText({ celsius: CORE_CELSIUS, fan: false }, unitsIn(usage))
    case 'SECONDS':
      return secondsInWords(slot.value)
    case 'NUMBER':
      return numberInWords(slot.value)
    case 'LENGTH':
      return lengthText(slot.centimetres, unitsIn(usage))
    case 'SHARE':
      return shareInWords(slot.part, slot.of)
  }
}

const filled = (sentence: string, said: Said): string =>
  sentenceParts(sentence)
    .map((part) => {
      if (typeof part === 'string') return part
      const text = slotText(part, said)
      return part.begins ? withCapital(text) : text
    })
    .join('')

/** The sentences of a wording that fit a dish, with their slots still in them. */
export function sentencesFor(wording: Wording, dish: Cooked): readonly string[] {
  const sentences: readonly Sentence[] = typeof wording === 'string' || 'written' in wording ? [wording] : wording
  return sentences.map((each) => (typeof each === 'string' ? each : sentenceFor(each, dish)))
}

/** A text of a recipe as it is said of a dish with its swaps in a usage. */
export const say = (wording: Wording, said: Said): string =>
  englishFor(
    said.usage,
    sentencesFor(wording, said.dish)
      .map((sentence) => filled(sentence, said))
      .join(' '),
  )
