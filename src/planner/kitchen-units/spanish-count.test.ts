import { expect, test } from 'vitest'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { spanishNames, spanishSaid } from '#planner/foods/spanish-nouns.ts'
import type { Line } from '#planner/recipe.ts'
import { lineSentence } from './line-text.ts'
import { shoppingLines } from './shopping-lines.ts'

const said = (line: Line, factor = 1, usage: 'metric-US' | 'imperial-US' = 'imperial-US') =>
  lineSentence(line, factor, usage, 'es').replaceAll('\u202f', ' ')

test('amounts are said as a cook writes them', () => {
  expect(said({ id: 'kale', g: 134, show: { qty: 2, unit: 'cup' }, prep: 'picada' })).toBe(
    '2 tazas de col rizada (kale), picada',
  )
  expect(said({ id: 'onion', g: 110, show: { qty: 1, unit: 'medium' } })).toBe('1 cebolla mediana')
  expect(said({ id: 'onion', g: 110, show: { qty: 1, unit: 'medium' } }, 2)).toBe('2 cebollas medianas')
  expect(said({ id: 'egg', g: 100, show: { qty: 2, unit: 'large' } })).toBe('2 huevos grandes')
  expect(said({ id: 'garlic', g: 6, show: { qty: 2, unit: 'clove' } })).toBe('2 dientes de ajo')
  expect(said({ id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } })).toBe('1 pizca de sal')
  expect(said({ id: 'chicken-breast', g: 250 }, 1, 'metric-US')).toBe('250 g de pechuga de pollo')
  expect(said({ id: 'water', g: 473, show: { qty: 2, unit: 'cup' } })).toBe('2 tazas de agua')
})

test('a unit that the name holds already is not said twice', () => {
  expect(said({ id: 'bay-leaf', g: 0.4, show: { qty: 2, unit: 'leaf' } })).toBe('2 hojas de laurel')
  expect(said({ id: 'chickpeas', g: 240, show: { qty: 1, unit: 'can' } })).toBe('1 lata de garbanzos, escurridos')
  expect(said({ id: 'salmon', g: 240, show: { qty: 2, unit: 'fillet' } })).toBe('2 filetes de salmón')
  expect(said({ id: 'asparagus', g: 160, show: { qty: 10, unit: 'spear' } })).toBe('10 espárragos')
})

test('what is done to several things is said in the plural', () => {
  const potato: Line = { id: 'potato', g: 150, show: { qty: 1, unit: 'medium' }, prep: '{pelada|peladas}, en trozos' }
  expect(said(potato)).toBe('1 papa mediana, pelada, en trozos')
  expect(said(potato, 2)).toBe('2 papas medianas, peladas, en trozos')
  const garlic: Line = { id: 'garlic', g: 6, show: { qty: 2, unit: 'clove' }, prep: '{picado|picados} finamente' }
  expect(said(garlic)).toBe('2 dientes de ajo, picados finamente')
  const onion: Line = { id: 'onion', g: 300, show: { qty: 2, unit: 'cup' }, prep: '{picada|picadas}' }
  expect(said(onion)).toBe('2 tazas de cebolla, picada')
})

test('lengths in a preparation are in the units of the reader', () => {
  const carrot: Line = { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, prep: 'en cubos de {1 cm}' }
  expect(said(carrot)).toBe('1 zanahoria mediana, en cubos de ½ pulgada')
  expect(said(carrot, 1, 'metric-US')).toBe('1 zanahoria mediana, en cubos de 1 cm')
})

test('a shopping list is in Spanish, and in its alphabet', () => {
  const packs = { onion: ['piece', 110], chickpeas: ['can', 240], egg: ['dozen', 600], apple: ['piece', 180] } as const
  const needs = [
    { id: 'onion', g: 200 },
    { id: 'apple', g: 100 },
    { id: 'chickpeas', g: 480 },
    { id: 'egg', g: 300 },
  ] as const
  const packOf = (id: string) => Object.entries(packs).find(([food]) => food === id)?.[1]
  const lines = shoppingLines(needs, packOf, () => 0, 'es')
  expect(lines.map(({ buy, name }) => `${buy} ${name}`)).toEqual([
    '2 cebollas',
    '1 manzana',
    '1 docena huevos',
    '2 latas garbanzos de lata, escurridos',
  ])
})

test('no two foods have the same name in a list, and no said name is empty', () => {
  const names = allIngredients.map(({ id }) => spanishNames(id)[0]?.text)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  for (const { id } of allIngredients) for (const { text } of spanishSaid(id)) expect(text).toMatch(/^[\p{L}]/u)
})

test('one and several of a food are different numbers', () => {
  const same = allIngredients.filter(({ id }) => {
    const [first, second] = spanishNames(id)
    return second !== undefined && first?.isPlural === second.isPlural
  })
  expect(same.map(({ id }) => id)).toEqual([])
})
