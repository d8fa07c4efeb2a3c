import { expect, test } from 'vitest'
import { singularOf } from './singular-of.ts'

test.each([
  ['cherry tomatoes', 'cherry tomato'],
  ['anchovies in oil, drained', 'anchovy in oil, drained'],
  ['hearts of palm, drained', 'heart of palm, drained'],
  ['roasted red peppers, drained', 'roasted red pepper, drained'],
  ['star anise', 'star anise'],
  ['asparagus', 'asparagus'],
])('one of %s is %s', (many, one) => expect(singularOf(many)).toBe(one))
