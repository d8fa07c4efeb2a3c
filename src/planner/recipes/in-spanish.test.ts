import { expect, test } from 'vitest'
import { everyVariantOf } from '#planner/derive/every-variant.ts'
import { asWritten, type Cooked } from '#planner/derive/variant.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { spanishNames, spanishSaid } from '#planner/foods/spanish-nouns.ts'
import { lineSentence } from '#planner/kitchen-units/line-text.ts'
import type { Recipe, Wording } from '#planner/recipe.ts'
import { oneSwapEach } from '#planner/validate-library/one-swap-each.ts'
import { cookingSteps } from '#planner/wording/cooking-steps.ts'
import { dishBlurb, dishTip, dishTitle } from '#planner/wording/dish-words.ts'
import { nounSaid, sentencesFor } from '#planner/wording/say.ts'
import { type Slot, sentenceParts } from '#planner/wording/slots.ts'
import { dishIn, libraryIn, recipeIn } from './in-language.ts'
import { library } from './library.ts'
import { spanishWords } from './spanish-words.ts'

const spanish = (recipe: Recipe): Recipe => {
  const said = recipeIn('es', recipe)
  if (said === null) throw new Error(`${recipe.id} is not in Spanish`)
  return said
}
const told = libraryIn('es')
const variants = new Map(told.map((recipe) => [recipe.id, [...everyVariantOf(recipe), ...oneSwapEach(recipe)]]))
const dishes = ({ id }: Recipe) => variants.get(id) ?? []

const slotsOfSentence = new Map<string, readonly Slot[]>()
function slotsOf(sentence: string): readonly Slot[] {
  const known = slotsOfSentence.get(sentence)
  if (known !== undefined) return known
  const slots = sentenceParts(sentence).filter((part) => typeof part !== 'string')
  slotsOfSentence.set(sentence, slots)
  return slots
}
const slotsIn = (wording: Wording, dish: Cooked): readonly Slot[] => sentencesFor(wording, dish).flatMap(slotsOf)

const valuesIn = (slots: readonly Slot[]): readonly string[] =>
  slots
    .filter(({ kind }) => kind !== 'FOOD' && kind !== 'AGREEMENT')
    .map((slot) => JSON.stringify({ ...slot, begins: false, isOther: false }))
    .toSorted()

const foodsIn = (slots: readonly Slot[]): ReadonlySet<IngredientId> =>
  new Set(slots.flatMap((slot) => (slot.kind === 'FOOD' ? [slot.id] : [])))

const wordingsOf = ({ title, blurb, tip = '', steps }: Recipe): readonly Wording[] => [
  title,
  blurb,
  tip,
  ...steps.map(({ text }) => text),
]

/** What readers of Spanish were promised at least. */
const LEAST_RECIPES = 150

test('enough recipes are in Spanish, and all of those that have words exist', () => {
  expect(told.length).toBeGreaterThanOrEqual(LEAST_RECIPES)
  expect(told).toHaveLength(spanishWords.size)
  for (const recipe of told) expect([recipe.id, spanish(recipe).steps.length]).toEqual([recipe.id, recipe.steps.length])
})

test('Spanish says the same times, temperatures, lengths and shares as English, for every swap', () => {
  const different = told.flatMap((recipe) => {
    const [theirs, ours] = [wordingsOf(recipe), wordingsOf(spanish(recipe))]
    return dishes(recipe).flatMap((dish) =>
      theirs.flatMap((wording, at) => {
        const [english, said] = [valuesIn(slotsIn(wording, dish)), valuesIn(slotsIn(ours[at] ?? '', dish))]
        return english.join() === said.join() ? [] : [`${recipe.id} ${at - 3}: ${english} is ${said}`]
      }),
    )
  })
  expect([...new Set(different)]).toEqual([])
})

test('a step says every food that it adds where English says it, and no food of another recipe', () => {
  const wrong = told.flatMap((recipe) => {
    const said = spanish(recipe)
    const known = new Set(recipe.ingredients.flatMap(({ id, swaps = [] }) => [id, ...swaps.map((swap) => swap.id)]))
    return dishes(recipe).flatMap((dish) => [
      ...recipe.steps.flatMap(({ text, uses }, at) => {
        const here = foodsIn(slotsIn(said.steps[at]?.text ?? '', dish))
        const missing = [...foodsIn(slotsIn(text, dish))].filter((id) => uses.includes(id) && !here.has(id))
        return missing.map((id) => `${recipe.id} ${at} does not say ${id}`)
      }),
      ...wordingsOf(said).flatMap((wording) =>
        [...foodsIn(slotsIn(wording, dish))].filter((id) => !known.has(id)).map((id) => `${recipe.id} has no ${id}`),
      ),
    ])
  })
  expect([...new Set(wrong)]).toEqual([])
})

test('steps have sentences of their own for the same swaps', () => {
  const keys = (wording: Wording) =>
    (typeof wording === 'string' || 'written' in wording ? [wording] : wording)
      .flatMap((each) => (typeof each === 'string' ? [] : Object.keys(each)))
      .toSorted()
  const lacking = told.flatMap((recipe) =>
    recipe.steps.flatMap(({ text: wording }, at) => {
      const ours = new Set(keys(spanish(recipe).steps[at]?.text ?? ''))
      return keys(wording)
        .filter((key) => !ours.has(key))
        .map((key) => `${recipe.id} ${at} lacks ${key}`)
    }),
  )
  expect(lacking).toEqual([])
})

test('every line that is prepared in English is prepared in Spanish', () => {
  const preps = ({ ingredients }: Recipe) =>
    ingredients
      .flatMap((line) => [line, ...(line.swaps ?? [])])
      .flatMap(({ id, prep }) => (prep === undefined ? [] : [id]))
  for (const recipe of told) expect([recipe.id, preps(spanish(recipe))]).toEqual([recipe.id, preps(recipe)])
})

const textsOf = (dish: Cooked) => [
  dishTitle(dish, 'metric-US'),
  dishBlurb(dish, 'metric-US'),
  dishTip(dish, 'metric-US'),
  ...cookingSteps(dish, 'metric-US'),
]

test('every variant is said without a hole, a stray mark or a false contraction', () => {
  const odd = /[{}|]|(?<!\p{L})(?:de|a) el(?!\p{L})|\s{2}|\s[.,;:]|!|undefined|^\p{Ll}/u
  const wrong = told.flatMap((recipe) =>
    dishes(recipe).flatMap((dish) => {
      const said = dishIn('es', dish)
      if (said === null) return [recipe.id]
      const lines = said.lines.map((line) => lineSentence(line, 1, 'imperial-US', 'es'))
      return [
        ...textsOf(said).filter((text) => odd.test(text) || text !== text.trim()),
        ...cookingSteps(said, 'metric-US').filter((text) => !/[.?]$/.test(text)),
        ...lines.filter((line) => /[{}]|undefined|\bde de\b/.test(line)),
        ...(dishBlurb(said).length > 160 ? [`too long: ${dishBlurb(said)}`] : []),
      ].map((text) => `${recipe.id}: ${text}`)
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})

test('a food that was swapped is not named', () => {
  const wrong = told.flatMap((recipe) =>
    dishes(recipe).flatMap((dish) => {
      const said = dishIn('es', dish)
      if (said === null) return []
      const names = (id: IngredientId) => [...spanishNames(id), ...spanishSaid(id)].map(({ text }) => text)
      const called = (id: IngredientId) => nounSaid(id, false, asWritten(said.recipe)).text
      const here = said.lines
        .flatMap(({ id }) => [...names(id), called(id)])
        .join(' | ')
        .toLowerCase()
      const gone = recipe.ingredients.filter(({ id }) => !said.lines.some((line) => line.id === id))
      return gone
        .flatMap(({ id }) => [...names(id), called(id)])
        .filter((name) => !here.includes(name.toLowerCase()))
        .flatMap((name) => {
          const whole = new RegExp(`(?<!\\p{L})${name.replace(/[()]/g, '.')}(?!\\p{L})`, 'iu')
          return textsOf(said)
            .filter((text) => whole.test(text))
            .map((text) => `${recipe.id} "${name}": ${text}`)
        })
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})

test('numbers are in slots', () => {
  const wrong = told.flatMap((recipe) =>
    dishes(recipe).flatMap((dish) =>
      wordingsOf(spanish(recipe)).flatMap((wording) =>
        sentencesFor(wording, dish).filter((text) => /\d/.test(text.replace(/\{[^{}]*\}/g, ''))),
      ),
    ),
  )
  expect(wrong).toEqual([])
})

test('a recipe without Spanish is not for readers of Spanish', () => {
  const without = library.find(({ id }) => !spanishWords.has(id))
  if (without === undefined) return
  expect(recipeIn('es', without)).toBeNull()
  expect(dishIn('es', asWritten(without))).toBeNull()
  expect(told).not.toContain(without)
})
