import { expect, test } from 'vitest'
import { search, searched, typingErrors } from './food-search.ts'

const names = [
  ['banana', 'bananas'],
  ['broccoli', 'broccoli'],
  ['Greek yogurt', 'Greek yogurt'],
  ['peanut butter', 'peanut butter'],
  ['butter', 'butter'],
  ['chicken breast', 'chicken breasts'],
  ['chickpeas', 'chickpeas'],
  ['jalapeño', 'jalapeños'],
  ['tomato', 'tomatoes'],
  ['tomato purée', 'tomato purée'],
  ['egg', 'eggs'],
  ['aubergine', 'aubergines'],
  ['rice', 'rice'],
] as const
const table = names.map((each) => searched(each[0], each))

test.each([
  ['banana', 'banana'],
  ['bananna', 'banana'],
  ['brocoli', 'broccoli'],
  ['yoghurt', 'Greek yogurt'],
  ['greek yog', 'Greek yogurt'],
  ['peanutbutter', 'peanut butter'],
  ['chiken brest', 'chicken breast'],
  ['breast chicken', 'chicken breast'],
  ['jalapeno', 'jalapeño'],
  ['tomatos', 'tomato'],
  ['tomtao', 'tomato'],
  ['obergine', 'aubergine'],
  ['eggs', 'egg'],
])('%s finds %s', (typed, name) => {
  expect(search(table, typed)[0]).toBe(name)
})

test.each(['', ' ', 'e', 'xyzzy', '.*', 'rice xyz'])('%j finds nothing', (typed) => {
  expect(search(table, typed)).toEqual([])
})

test('a short word with an error is another word', () => {
  expect(search(table, 'ric')).toEqual(['rice'])
  expect(search(table, 'egk')).toEqual([])
})

test('a swapped pair of letters is one error, and the rest of a word is none', () => {
  expect(typingErrors('tomtao', 'tomato')).toBe(1)
  expect(typingErrors('chick', 'chickpeas')).toBe(0)
})
