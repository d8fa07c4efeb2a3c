import { expect, test } from 'vitest'
import { ConfigRefused } from '#server/platform/config/setting.ts'
import { startFailure } from './start-and-stop.ts'

const withCode = (code: string) => Object.assign(new Error('listen failed'), { code })

test('what an operator can mend is said in a sentence', () => {
  expect(startFailure(new ConfigRefused('PORT must be a number.'))).toBe('PORT must be a number.')
  expect(startFailure(withCode('EADDRINUSE'))).toContain('PORT')
  expect(startFailure(withCode('EACCES'))).toContain('1023')
  expect(startFailure(withCode('ECONNREFUSED'))).toContain('DATABASE_URL')
})

test('what nobody foresaw comes with its place', () => {
  expect(startFailure(new TypeError('x is undefined'))).toContain('start-failure.test.ts')
})
