import { expect, test } from 'vitest'
import { parmesanPasta } from '#planner/derive/dishes.example.ts'
import type { Cooked, CookedLine } from '#planner/derive/variant.ts'
import type { Recipe, Step } from '#planner/recipe.ts'
import { cookingSteps } from './cooking-steps.ts'
import { say } from './say.ts'
import { heatSentence, minutesInWords, numberInWords, secondsInWords } from './spanish.ts'
import { groupText } from './spoken.ts'

const dish = (lines: readonly CookedLine[] = [], words: Partial<Recipe> = {}): Cooked => ({
  recipe: { ...parmesanPasta, language: 'es', ...words },
  lines,
})
const of = (lines: readonly CookedLine[] = [], words: Partial<Recipe> = {}) => ({
  dish: dish(lines, words),
  usage: 'metric-US' as const,
})

test('articles and contractions follow the gender and the number of a food', () => {
  expect(say('{El cod}, {el onion}, {el onion+}, {el chickpeas}, {el lentils-tinned}, {el water}', of())).toBe(
    'El bacalao, la cebolla, las cebollas, los garbanzos, las lentejas, el agua',
  )
  expect(say('{del cod}, {del onion}, {del onion+}, {del chickpeas}, {del water}', of())).toBe(
    'del bacalao, de la cebolla, de las cebollas, de los garbanzos, del agua',
  )
  expect(say('{al cod}, {al onion}, {al chickpeas}, {al onion+}', of())).toBe(
    'al bacalao, a la cebolla, a los garbanzos, a las cebollas',
  )
  expect(say('{un cod}, {un onion}, {un chickpeas}, {un water}', of())).toBe(
    'un bacalao, una cebolla, unos garbanzos, un agua',
  )
})

test('y and o give way before their own sound', () => {
  expect(say('sal {y fennel}, sal {y mint}, sal {y onion}, sal {o olives}, sal {o onion}', of())).toBe(
    'sal e hinojo, sal y hierbabuena, sal y cebolla, sal o aceitunas negras, sal o cebolla',
  )
})

test('a swap brings its article and the words that agree with it', () => {
  const prawns: CookedLine = { id: 'prawns', g: 100 }
  const tofu: CookedLine = { id: 'tofu', g: 100, insteadOf: { id: 'prawns' } }
  const text = 'Sirve {el prawns} {prawns: frito|frita|fritos|fritas}, si ya {prawns: está|están} listos.'
  expect(say(text, of([prawns]))).toBe('Sirve los camarones fritos, si ya están listos.')
  expect(say(text, of([tofu]))).toBe('Sirve el tofu frito, si ya está listos.')
})

test('a recipe may call a food what a cook calls it', () => {
  const call = { cod: 'el pescado', 'red-chilli': 'el chile, los chiles' }
  expect(
    say('{El cod}, {un red-chilli}, {el red-chilli+}, {red-chilli+: rojo|roja|rojos|rojas}', of([], { call })),
  ).toBe('El pescado, un chile, los chiles, rojos')
})

test('numbers, times and shares are in words', () => {
  expect([0, 16, 21, 22, 30, 31, 45, 99].map(numberInWords)).toEqual([
    'cero',
    'dieciséis',
    'veintiuno',
    'veintidós',
    'treinta',
    'treinta y uno',
    'cuarenta y cinco',
    'noventa y nueve',
  ])
  expect([0.5, 1, 1.5, 2.5, 15, 21, 30, 31, 45, 60].map((minutes) => minutesInWords(minutes))).toEqual([
    'medio minuto',
    'un minuto',
    'un minuto y medio',
    'dos minutos y medio',
    'un cuarto de hora',
    'veintiún minutos',
    'media hora',
    'treinta y un minutos',
    'tres cuartos de hora',
    'una hora',
  ])
  expect([minutesInWords(6, 7), minutesInWords(7, 8), minutesInWords(10, 15)]).toEqual([
    'seis o siete minutos',
    'siete u ocho minutos',
    'diez a quince minutos',
  ])
  expect(say('Dale {1} minuto y {4} más.', of())).toBe('Dale un minuto y cuatro más.')
  expect(secondsInWords(40)).toBe('cuarenta segundos')
  expect(say('{1/2} {del salt}, {1/3}, {2/3}, {1/4}, {3/4}, {otra 1/2}, {otra 1/3}, {otra 2/3}', of())).toBe(
    'la mitad de la sal, un tercio, dos tercios, una cuarta parte, tres cuartas partes, la otra mitad, el otro tercio, los otros dos tercios',
  )
})

test('temperatures and lengths are in the units of the reader', () => {
  const step: Step = { uses: [], text: '', oven: { celsius: 190, fan: true } }
  const said = (usage: 'metric-US' | 'imperial-US') =>
    say('A {oven}, {2 cm}, {1 cm}, {3 cm}, hasta {core}.', { dish: dish(), usage, step })
  expect(said('metric-US')).toBe('A 190 °C con convección, 2 cm, 1 cm, 3 cm, hasta 75 °C.')
  expect(said('imperial-US')).toBe(
    'A 375\u202f°F con convección (190 °C), ¾ de pulgada, ½ pulgada, 1¼ pulgadas, hasta 165\u202f°F (75 °C).',
  )
})

test('heat, core temperature, soft eggs and what is left out are said by the facts', () => {
  expect(heatSentence('MEDIUM_HIGH', 8)).toBe('Fuego medio-alto, alrededor de ocho minutos.')
  expect(heatSentence('SIMMER', null)).toBe('Hervor suave.')
  expect([groupText('DRESSING', 'es'), groupText('DRESSING')]).toEqual(['Aderezo', 'Dressing'])
  const steps: readonly Step[] = [
    {
      uses: ['chicken-breast', 'parsley'],
      minutes: 9,
      heat: 'HIGH',
      done: { 'chicken-breast': 'THICKEST' },
      text: 'Fríe.',
    },
    { uses: ['egg'], softEggs: true, text: 'Sirve.' },
  ]
  const lines: readonly CookedLine[] = [
    { id: 'chicken-breast', g: 200 },
    { id: 'egg', g: 50 },
  ]
  const { dish: cooked } = of(lines, { steps })
  expect(cookingSteps(cooked, 'metric-US')).toEqual([
    'Fríe. Fuego alto, alrededor de nueve minutos. Omite el perejil. Un termómetro en la parte más gruesa debe marcar al menos 75 °C.',
    'Sirve. Para niños pequeños, durante el embarazo y para personas frágiles, cuece bien los huevos, a menos que estén pasteurizados.',
  ])
  expect(cookingSteps(cooked, 'metric-GB')[1]).toContain('British Lion')
})
