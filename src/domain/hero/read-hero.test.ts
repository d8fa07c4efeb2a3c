import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshHero } from '#domain/funnel/hero.ts'
import { isValidAnswer } from './answer-rules.ts'
import { exampleHero } from './hero.example.ts'
import { heroFrom, readHero, wrongKeys } from './read-hero.ts'

test('a complete record is read as it was written', () => {
  expect(readHero(JSON.stringify(exampleHero))).toEqual(exampleHero)
  expect(wrongKeys(exampleHero)).toEqual([])
})

test.each(['', '{', 'null', '[]', '42', '"hero"', 'undefined'])('%j becomes a new visitor', (stored) => {
  expect(readHero(stored)).toEqual(freshHero)
})

test('invalid entries are dropped and the rest stays', () => {
  const tampered = {
    ...exampleHero,
    age: 36,
    weight: '80',
    achieve: ['GET_FIT', 'GET_FIT'],
    isAdmin: true,
    eventDate: '2027-02-30',
  }
  expect(wrongKeys(tampered)?.toSorted()).toEqual(['achieve', 'age', 'eventDate', 'isAdmin', 'weight'])
  const { age: _, weight: __, achieve: ___, eventDate: ____, ...rest } = exampleHero
  expect(heroFrom(tampered)).toEqual(rest)
})

test('an exclusive option may not be combined with others', () => {
  expect(isValidAnswer('foodRestrictions', ['NONE'])).toBe(true)
  expect(isValidAnswer('foodRestrictions', ['NONE', 'DAIRY'])).toBe(false)
  expect(isValidAnswer('foodsCrave', ['SODA', 'NONE_ABOVE'])).toBe(false)
})

test('whatever is stored, the hero read from it is valid', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(wrongKeys(heroFrom(stored))).toEqual([])
    }),
  )
})
