import { expect, test } from 'vitest'
import { ConfigRefused } from '#server/platform/config/setting.ts'
import { startFailure } from './start-and-stop.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })
const listening = (code: string) => Object.assign(withCode(code), { syscall: 'listen' })

test('problems that an operator can fix are reported in a sentence', () => {
  expect(startFailure(new ConfigRefused('PORT must be a number.'))).toBe('PORT must be a number.')
  expect(startFailure(listening('EADDRINUSE'))).toContain('PORT')
  expect(startFailure(listening('EACCES'))).toContain('1023')
  expect(startFailure(withCode('ECONNREFUSED'))).toContain('DATABASE_URL')
  expect(startFailure(new Error('timeout expired'))).toContain('does not answer')
  expect(startFailure(withCode('28P01'))).toContain('password')
  expect(startFailure(withCode('3D000'))).toContain('no database of that name')
})

test('a data folder of another user is not reported as a port problem', () => {
  const refused = Object.assign(withCode('EACCES'), { syscall: 'open', path: '/srv/data/postgres' })
  expect(startFailure(refused)).toContain('/srv/data/postgres')
  expect(startFailure(refused)).not.toContain('port')
})

test('an unexpected error is reported with its stack', () => {
  expect(startFailure(new TypeError('x is undefined'))).toContain('start-and-stop.test.ts')
})
