import { type Usage, unitsIn } from '#domain/usage.ts'
import { CORE_CELSIUS } from '#planner/derive/doneness.ts'
import { stepTimes } from '#planner/derive/step-times.ts'
import { type Cooked, swapIds } from '#planner/derive/variant.ts'
import { englishFor } from '#planner/foods/american-english.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import { type Noun, nounOf, numberOf, spanishSaid } from '#planner/foods/spanish-nouns.ts'
import { agreeing } from '#planner/kitchen-units/spanish-count.ts'
import {
  lengthText,
  spanishLength,
  spanishTemperature,
  temperatureText,
} from '#planner/kitchen-units/temperature-and-length.ts'
import type { Sentence, Step, Wording } from '#planner/recipe.ts'
import * as english from './english.ts'
import { withArticle, withCapital } from './english.ts'
import { type Slot, sentenceParts } from './slots.ts'
import * as spanish from './spanish.ts'

/** What a text is said of: a dish, and for a text of a step the step. */
export type TextContext = { readonly dish: Cooked; readonly usage: Usage; readonly step?: Step }

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

/** The noun of a food as the cook of a Spanish recipe says it, or of the food in its place. */
export function nounSaid(id: IngredientId, many: boolean, { recipe, lines }: Cooked): Noun {
  const food = lines.find(({ insteadOf }) => insteadOf?.id === id)?.id ?? id
  const called = recipe.call?.[food]?.split(', ').map((noun) => nounOf(noun))
  return numberOf(called ?? spanishSaid(food), many || null)
}

const core = { celsius: CORE_CELSIUS, fan: false }

function timerOf(kind: 'TIME' | 'SIDE', dish: Cooked, step: Step | undefined): number {
  const timer = step === undefined ? null : stepTimes(step, dish).timer
  return (timer ?? 0) / (kind === 'SIDE' ? 2 : 1)
}

function englishSlot(slot: Slot, { dish, usage, step }: TextContext): string {
  switch (slot.kind) {
    case 'FOOD': {
      const name = foodSaid(slot.id, slot.many, dish)
      return slot.link === null ? name : withArticle(name)
    }
    case 'AGREEMENT':
      throw new Error('English words do not agree')
    case 'TIME':
    case 'SIDE':
      return english.minutesInWords(timerOf(slot.kind, dish, step))
    case 'MINUTES':
      return english.minutesInWords(slot.least, slot.most)
    case 'OVEN':
      return step?.oven === undefined ? '' : temperatureText(step.oven, unitsIn(usage))
    case 'CORE':
      return temperatureText(core, unitsIn(usage))
    case 'SECONDS':
      return english.secondsInWords(slot.value)
    case 'NUMBER':
      return english.numberInWords(slot.value)
    case 'LENGTH':
      return lengthText(slot.centimetres, unitsIn(usage))
    case 'SHARE':
      return english.shareInWords(slot.part, slot.of)
  }
}

function spanishSlot(slot: Slot, { dish, usage, step }: TextContext): string {
  switch (slot.kind) {
    case 'FOOD':
      return spanish.linked(slot.link === 'a' ? null : slot.link, nounSaid(slot.id, slot.many, dish))
    case 'AGREEMENT':
      return agreeing(slot.forms, nounSaid(slot.id, slot.many, dish))
    case 'TIME':
    case 'SIDE':
      return spanish.minutesInWords(timerOf(slot.kind, dish, step))
    case 'MINUTES':
      return spanish.minutesInWords(slot.least, slot.most)
    case 'OVEN':
      return step?.oven === undefined ? '' : spanishTemperature(step.oven, unitsIn(usage))
    case 'CORE':
      return spanishTemperature(core, unitsIn(usage))
    case 'SECONDS':
      return spanish.secondsInWords(slot.value)
    case 'NUMBER':
      return spanish.numberOfThings(slot.value)
    case 'LENGTH':
      return spanishLength(slot.centimetres, unitsIn(usage))
    case 'SHARE':
      return spanish.shareInWords(slot.part, slot.of, slot.isOther)
  }
}

const filled = (sentence: string, said: TextContext): string =>
  sentenceParts(sentence)
    .map((part) => {
      if (typeof part === 'string') return part
      const text = said.dish.recipe.language === 'es' ? spanishSlot(part, said) : englishSlot(part, said)
      return part.begins ? withCapital(text) : text
    })
    .join('')

/** The sentences of a wording that fit a dish, with their slots still in them. */
export function sentencesFor(wording: Wording, dish: Cooked): readonly string[] {
  const sentences: readonly Sentence[] = typeof wording === 'string' || 'written' in wording ? [wording] : wording
  return sentences.map((each) => (typeof each === 'string' ? each : sentenceFor(each, dish)))
}

/** A text of a recipe as it is said of a dish with its swaps in a usage, in the language of the recipe. */
export function say(wording: Wording, said: TextContext): string {
  const text = sentencesFor(wording, said.dish)
    .map((sentence) => filled(sentence, said))
    .join(' ')
  return said.dish.recipe.language === undefined ? englishFor(said.usage, text) : text
}
