import { expect, test } from 'vitest'
import { asWritten } from '#planner/derive/variant.ts'
import { lineSentence } from '#planner/kitchen-units/line-text.ts'
import { textInUnits } from '#planner/kitchen-units/text-in-units.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import { textsOf } from '#planner/validate-library/rewording-problems.ts'
import { library } from './library.ts'

const systems = {
  /** Besides °C that stand behind °F in brackets. */
  imperial:
    /\d[\s\u202f-]?(?:ml|l|cl|g|kg|cm|mm)\b|centimet|millimet|\blit(?:re|er)s?\b|(?<!\()\bgrams?\b|(?<!\()\b\d+\s?°C/i,
  metric: /[\d½¼¾⅓⅔⅛][\s\u202f-]?(?:oz|lb|cups?|inch(?:es)?|°F)\b|\binch|\bounces?\b|\bpints?\b|half-cup/i,
} as const

// Half a portion for one to two portions for six.
const factors = [0.5, 0.75, 1, 1.25, 1.5, 2, 4, 6, 9, 12]

test.each(['metric', 'imperial'] as const)('every amount of the library is displayed in %s units alone', (system) => {
  const foreign = library.flatMap((recipe) =>
    recipe.ingredients
      .flatMap((line) => [line, ...(line.swaps ?? [])])
      .flatMap((line) => factors.map((factor) => lineSentence(line, factor / recipe.servings, system)))
      .filter((text) => systems[system].test(text))
      .map((text) => `${recipe.id}: ${text}`),
  )
  expect(foreign).toEqual([])
})

test.each(['metric', 'imperial'] as const)('so are the words of every recipe and its stand-ins: %s', (system) => {
  const foreign = library.flatMap((recipe) => {
    const words = recipe.ingredients.flatMap(({ group = '', swaps = [] }) => [
      group,
      ...swaps.flatMap((swap) => (swap.words ?? []).map(([, instead]) => instead)),
    ])
    return [...textsOf(asWritten(recipe)), ...words]
      .map((text) => textInUnits(text, system))
      .filter((text) => systems[system].test(text))
      .map((text) => `${recipe.id}: ${text}`)
  })
  expect(foreign).toEqual([])
})

test('amounts can be measured: no long decimals, no grams by the thousand, no dozens of pinches', () => {
  const odd = library.flatMap((recipe) =>
    recipe.ingredients
      .flatMap((line) => factors.map((factor) => lineSentence(line, factor / recipe.servings, 'metric')))
      .filter((text) => /^\d*\.\d{3}|^\d{4,}|^\d{2,} (?:pinches|tbsp|tsp)|^0\.\d+ t/.test(text))
      .map((text) => `${recipe.id}: ${text}`),
  )
  expect(odd).toEqual([])
})

/** "Ten-minute soup", "breakfast in eight minutes", "takes six minutes". */
const TOLD_MINUTES = /^(\w+)-minute\b|\b(?:in|takes) (\w+) minutes\b/i
const spelt: Readonly<Record<string, number>> = { five: 5, six: 6, eight: 8, nine: 9, ten: 10, fifteen: 15, twenty: 20 }

test('no title or blurb promises fewer minutes than the dish takes', () => {
  const hasty = library.flatMap(({ id, title, blurb, minutes }) =>
    [title, blurb].flatMap((text) => {
      const [, first, second] = TOLD_MINUTES.exec(text) ?? []
      const word = (first ?? second ?? '').toLowerCase()
      const told = spelt[word] ?? Number.parseInt(word, 10)
      return told < minutes.total ? [`${id}: ${text}`] : []
    }),
  )
  expect(hasty).toEqual([])
})

test('no line is cut into a number of pieces that is true of the written servings alone', () => {
  const cut = /\b(?:two|three|four|six|eight|\d+) (?:\w+ )?(?:slabs|pieces|slices|strips|batons)\b/
  const counted = library.flatMap(({ id, ingredients }) =>
    ingredients
      .flatMap((line) => [line, ...(line.swaps ?? [])])
      .filter(({ prep = '' }) => cut.test(prep) && !prep.includes('each'))
      .map(({ prep }) => `${id}: ${prep}`),
  )
  expect(counted).toEqual([])
})

test('no portion comes to three quarters of a bun', () => {
  const cutUp = library
    .filter(({ ingredients }) => ingredients.some(({ id }) => /\b(?:bun|bagel)\b/.test(id)))
    .filter(({ portionSteps = usualPortionSteps }) => portionSteps.some((portion) => !Number.isInteger(portion * 2)))
    .map(({ id }) => id)
  expect(cutUp).toEqual([])
})
