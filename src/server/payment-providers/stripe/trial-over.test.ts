import { expect, test } from 'vitest'
import { trialOverLine } from './trial-over.ts'

test.each([
  ['Forkcast', 'FORKCAST TRIAL OVER'],
  ['A Seller of very long names', 'A SELLER OF TRIAL OVER'],
  ["Tom's *Kitchen*", 'TOMS KITCHE TRIAL OVER'],
  ['食事', 'TRIAL OVER'],
])('the statement line of %s is %s', (name, line) => {
  expect(trialOverLine(name)).toBe(line)
  expect(line.length).toBeLessThanOrEqual(22)
})
