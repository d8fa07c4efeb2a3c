import { expect, test } from 'vitest'
import { pluralOf, singularOf } from './plurals.ts'

test.each([
  ['carrot', 'carrots'],
  ['tomato', 'tomatoes'],
  ['bay leaf', 'bay leaves'],
  ['loaf', 'loaves'],
  ['dozen', 'dozen'],
  ['radish', 'radishes'],
  ['peach', 'peaches'],
  ['nori sheet', 'nori sheets'],
  ['plantain, ripe', 'plantains, ripe'],
  ['hearts of palm, drained', 'hearts of palm, drained'],
  ['chipotle in adobo', 'chipotles in adobo'],
  ['cherry tomatoes', 'cherry tomatoes'],
  ['strawberry', 'strawberries'],
  ['day', 'days'],
])('%s: %s', (one, many) => expect(pluralOf(one)).toBe(many))

test.each([
  ['cherry tomatoes', 'cherry tomato'],
  ['anchovies in oil, drained', 'anchovy in oil, drained'],
  ['hearts of palm, drained', 'heart of palm, drained'],
  ['roasted red peppers, drained', 'roasted red pepper, drained'],
  ['star anise', 'star anise'],
  ['asparagus', 'asparagus'],
])('one of %s is %s', (many, one) => expect(singularOf(many)).toBe(one))
