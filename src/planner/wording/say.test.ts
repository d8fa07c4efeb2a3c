import { expect, test } from 'vitest'
import { parmesanPasta } from '#planner/derive/dishes.example.ts'
import type { Cooked, CookedLine } from '#planner/derive/variant.ts'
import type { Recipe, Step } from '#planner/recipe.ts'
import { say } from './say.ts'

const yogurt: CookedLine = { id: 'greek-yogurt-2', g: 100 }
const soyaYogurt: CookedLine = { id: 'soya-yogurt', g: 100, insteadOf: { id: 'greek-yogurt-2' } }
const prawns: CookedLine = { id: 'prawns', g: 100 }
const tofu: CookedLine = { id: 'tofu', g: 100, insteadOf: { id: 'prawns' } }
const dish = (lines: readonly CookedLine[], words: Partial<Recipe> = {}): Cooked => ({
  recipe: { ...parmesanPasta, ...words },
  lines,
})
const of = (lines: readonly CookedLine[], words: Partial<Recipe> = {}) => ({
  dish: dish(lines, words),
  usage: 'metric-GB' as const,
})

test('a food is called by its said name, in the number and with the capital of its slot', () => {
  expect(say('Stir {chickpeas} and {a onion}.', of([]))).toBe('Stir chickpeas and an onion.')
  expect(say('{Onion+} and {a tomato}, then {tomato+}.', of([]))).toBe('Onions and a tomato, then tomatoes.')
})

test('a swap brings its own name', () => {
  expect(say('Stir the {greek-yogurt-2} smooth.', of([yogurt]))).toBe('Stir the Greek yogurt smooth.')
  expect(say('Stir the {greek-yogurt-2} smooth.', of([soyaYogurt]))).toBe('Stir the soya yogurt smooth.')
  expect(say('Crumble {a oatcakes}.', of([{ id: 'rice-cakes', g: 9, insteadOf: { id: 'oatcakes' } }]))).toBe(
    'Crumble a rice cake.',
  )
})

test('a recipe may call a food what a cook calls it', () => {
  const call = { cod: 'fish', 'red-chilli': 'chilli, chillies' }
  expect(say('The {cod}, {a red-chilli}, the {red-chilli+}.', of([], { call }))).toBe(
    'The fish, a chilli, the chillies.',
  )
})

test('a swap that cooks differently has its own sentence, and two together may have one', () => {
  const sentence = {
    written: 'Fry the {prawns} in {greek-yogurt-2} until they are pink.',
    tofu: 'Fry the {tofu} in {greek-yogurt-2} until it is golden.',
    'tofu & soya-yogurt': 'Warm the {tofu} in {soya-yogurt}.',
  }
  expect(say(sentence, of([prawns, yogurt]))).toBe('Fry the prawns in Greek yogurt until they are pink.')
  expect(say(sentence, of([prawns, soyaYogurt]))).toBe('Fry the prawns in soya yogurt until they are pink.')
  expect(say(sentence, of([tofu, yogurt]))).toBe('Fry the tofu in Greek yogurt until it is golden.')
  expect(say([sentence, 'Eat.'], of([tofu, soyaYogurt]))).toBe('Warm the tofu in soya yogurt. Eat.')
})

const step = (facts: Partial<Step>): Step => ({ uses: [], text: '', ...facts })

test('times come from the step and from the swap that is cooked', () => {
  const waits = step({ minutes: 6, waits: true, swapped: { tofu: { timer: 15 } } })
  const said = (lines: readonly CookedLine[]) => say('Bake for {time}. {Time} it is.', { ...of(lines), step: waits })
  expect(said([prawns])).toBe('Bake for six minutes. Six minutes it is.')
  expect(said([tofu])).toBe('Bake for a quarter of an hour. A quarter of an hour it is.')
  expect(say('{Side} a side.', { ...of([]), step: step({ timer: 8 }) })).toBe('Four minutes a side.')
  expect(say('{0.5 min}, {1 min}, {2.5 min}, {6-7 min}, {60 min}', of([]))).toBe(
    'half a minute, a minute, two and a half minutes, six to seven minutes, an hour',
  )
})

test('seconds and other numbers are in words', () => {
  expect(say('{40 s} or {90 s}, four or {12} quiet minutes', of([]))).toBe(
    'forty seconds or ninety seconds, four or twelve quiet minutes',
  )
})

test('temperatures and lengths are in the units of the reader', () => {
  const oven = { celsius: 190, fan: true }
  const said = (usage: 'metric-GB' | 'imperial-US') =>
    say('At {oven}, {2 cm} thick, {0.5 cm} thin, until {core}.', { dish: dish([]), usage, step: step({ oven }) })
  expect(said('metric-GB')).toBe('At 190 °C fan, 2 cm thick, 5 mm thin, until 75 °C.')
  expect(said('imperial-US')).toBe(
    'At 375\u202f°F convection (190 °C fan), ¾ inch thick, ¼ inch thin, until 165\u202f°F (75 °C).',
  )
})

test('shares are in words', () => {
  expect(say('{1/2} of the {salt}, {1/3}, {2/3} and {3/4}', of([]))).toBe(
    'half of the salt, a third, two thirds and three quarters',
  )
})

test('an unknown slot is an error', () => {
  expect(() => say('Add {unicorn}.', of([]))).toThrow('no slot is called {unicorn}')
})
