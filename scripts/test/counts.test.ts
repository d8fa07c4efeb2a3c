import { expect, test } from 'vitest'
import { countsOf, lastLine, noCounts, sum } from './counts.mjs'

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }

test('the last line counts skipped tests only if there are any', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(lastLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
})

test('counts of several runs add up', () => {
  const runs = [countsOf(report, true), countsOf({ ...report, numFailedTests: 2 }, false)]
  expect(runs.reduce(sum, noCounts)).toEqual({ passed: 10, failed: 2, skipped: 2 })
})

test('a run without a report is a failure', () => {
  expect(countsOf(null, false).failed).toBe(1)
})

test('a file that could not be loaded is a failure', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }]
  expect(countsOf({ ...report, testResults }, false).failed).toBe(1)
})

test('an error outside any test is a failure', () => {
  expect(countsOf(report, false).failed).toBe(1)
})
