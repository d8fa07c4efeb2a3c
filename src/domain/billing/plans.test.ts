import { expect, test } from 'vitest'
import { planNameFor } from './plans.ts'

test.each([
  ['the week in its first period', '1-WEEK', '1-Week Trial', 7, '1-Week Trial'],
  ['the week once it renews', '1-WEEK', '1-Week Trial', 30, '4-Week Plan'],
  ['a month with its own name', '1-MONTH', 'Four weeks', 30, 'Four weeks'],
  ['twelve weeks', '3-MONTH', '12-Week Plan', 90, '12-Week Plan'],
  ['a length that no plan has', '1-WEEK', '1-Week Trial', 365, '1-Week Trial'],
] as const)('%s has the right name', (_, key, name, days, called) => {
  expect(planNameFor({ key, name }, days)).toBe(called)
})
