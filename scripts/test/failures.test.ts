import { expect, test } from 'vitest'
import { failedIn, failureLines, retriedIn } from './failures.mjs'

const ESC = '\u001b'

const report = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: '/forkcast/tests/e2e/pay.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a page opens', status: 'passed', failureMessages: [], meta: {} },
        {
          fullName: 'a card is charged',
          status: 'passed',
          failureMessages: ['TimeoutError: no button\n    at pay.test.ts:7'],
          meta: { retried: true },
        },
        {
          fullName: 'a wallet is charged',
          status: 'failed',
          failureMessages: [
            'Error: first try',
            `${ESC}[31mAssertionError${ESC}[39m: expected 1 to be 2\n\n    at pay.test.ts:9`,
          ],
          meta: {},
        },
      ],
    },
    {
      name: '/forkcast/src/broken.test.ts',
      status: 'failed',
      message: 'Cannot find module ./gone.ts',
      assertionResults: [],
    },
  ],
}

test('a run ends with file, name and error of each failure', () => {
  expect(failureLines('Failed', failedIn(report, '/forkcast'))).toEqual([
    'Failed (2):',
    '  tests/e2e/pay.test.ts > a wallet is charged',
    '      AssertionError: expected 1 to be 2',
    '          at pay.test.ts:9',
    '  src/broken.test.ts > could not be loaded',
    '      Cannot find module ./gone.ts',
  ])
})

test('a test that passed on its second try is listed with the error of its first', () => {
  expect(failureLines('Tried twice', retriedIn(report, '/forkcast'))).toEqual([
    'Tried twice (1):',
    '  tests/e2e/pay.test.ts > a card is charged',
    '      TimeoutError: no button',
    '          at pay.test.ts:7',
  ])
})

test('a long error is cut', () => {
  const error = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  expect(failureLines('Failed', [{ file: 'a.test.ts', name: 'a', error }])).toHaveLength(2 + 8)
})

test('nothing is printed if nothing failed', () => {
  expect(failureLines('Failed', failedIn({ ...report, testResults: [] }, '/forkcast'))).toEqual([])
  expect(failedIn(null, '/forkcast')).toEqual([])
  expect(retriedIn(null, '/forkcast')).toEqual([])
})
