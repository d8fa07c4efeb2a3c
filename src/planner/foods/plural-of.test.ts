import { expect, test } from 'vitest'
import { pluralOf } from './plural-of.ts'

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
