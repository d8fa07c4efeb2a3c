import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sandboxScenarios, scenarioNames } from '#domain/billing/sandbox-cards.ts'
import { readCardNumber } from './test-card-number.ts'

test('every listed number is recognised as its scenario, with spaces, hyphens or nothing between the digits', () => {
  for (const scenario of scenarioNames) {
    const number = sandboxScenarios[scenario]
    const spellings = [number, number.replaceAll(' ', ''), number.replaceAll(' ', '-'), ` ${number} `]
    for (const spelling of spellings) expect(readCardNumber(spelling)).toEqual({ kind: 'listed', scenario })
  }
})

test('an empty field is not a wrong number', () => {
  expect(readCardNumber('  ')).toEqual({ kind: 'empty' })
})

test('a number that is not listed is never recognised', () => {
  const listed = scenarioNames.map((name) => sandboxScenarios[name].replaceAll(' ', ''))
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 }).map((list) => list.join(''))
  fc.assert(
    fc.property(digits, (number) => {
      fc.pre(!listed.includes(number))
      expect(readCardNumber(number)).toEqual({ kind: 'unlisted' })
    }),
  )
})

test('a listed number with one digit more, less or changed is not listed', () => {
  for (const typed of ['4242 4242 4242 424', '4242 4242 4242 42424', '4242 4242 4242 4243', 'x4242424242424242'])
    expect(readCardNumber(typed)).toEqual({ kind: 'unlisted' })
})
