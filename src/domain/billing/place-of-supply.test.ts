import { expect, test } from 'vitest'
import { isContradictory, type PlaceEvidence, placeOfSupply } from './place-of-supply.ts'

const seen = (card: string | null, billing: string | null, network: string | null): readonly PlaceEvidence[] =>
  (
    [
      ['network', network],
      ['card', card],
      ['billing', billing],
    ] as const
  ).flatMap(([source, country]) => (country === null ? [] : [{ source, country }]))

test.each([
  [seen(null, null, null), null],
  [seen('DE', 'DE', 'DE'), { country: 'DE', isProven: true }],
  [seen('DE', null, 'DE'), { country: 'DE', isProven: true }],
  // Two pieces of evidence that agree outweigh the card.
  [seen('US', 'DE', 'DE'), { country: 'DE', isProven: true }],
  [seen('US', 'DE', 'FR'), { country: 'US', isProven: false }],
  [seen(null, 'DE', 'FR'), { country: 'DE', isProven: false }],
  [seen(null, null, 'FR'), { country: 'FR', isProven: false }],
])('%j is taxed in %j', (evidence, place) => {
  expect(placeOfSupply(evidence)).toEqual(place)
})

test.each([
  [seen('US', 'DE', 'FR'), true],
  [seen('US', null, 'DE'), true],
  [seen('DE', 'FR', 'DE'), false],
  [seen('DE', null, null), false],
  [seen(null, null, null), false],
])('%j contradicts itself: %s', (evidence, is) => {
  expect(isContradictory(evidence)).toBe(is)
})
