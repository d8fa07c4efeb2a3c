import { expect, test } from 'vitest'
import { retriedIn, retriedLines } from './retried.mjs'

const report = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      status: 'passed',
      assertionResults: [
        { fullName: 'a page opens', meta: {} },
        { fullName: 'a card is charged', meta: { retried: true } },
      ],
    },
  ],
}

test('a run ends with the tests that were tried twice', () => {
  expect(retriedLines(retriedIn(report))).toEqual(['Tried twice (1):', '  a card is charged'])
})

test('nothing is said where none was', () => {
  expect(retriedLines(retriedIn({ ...report, testResults: [] }))).toEqual([])
  expect(retriedIn(null)).toEqual([])
})
