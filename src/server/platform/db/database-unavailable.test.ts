import { expect, test } from 'vitest'
import { endsConnection, isDatabaseUnavailable } from './database-unavailable.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('said by the system'), { code, ...more })

test.each([
  coded('ECONNREFUSED'),
  coded('ENOENT', { syscall: 'connect' }),
  coded('57P01'),
  coded('57P03'),
  coded('53300'),
  coded('57014'),
  coded('55P03'),
  new Error('Query read timeout'),
  coded('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('while saving', { cause: coded('ECONNRESET') }),
])('%o: retrying later may work', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  coded('ENOENT', { syscall: 'open' }),
  coded('23505'),
  coded('40P01'),
  new Error('relation "plan" does not exist'),
  'a text',
  null,
])('%o: trying again would not help', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test('a shutdown ends the connection; a statement that takes too long does not', () => {
  const ended = ['57P01', '57P02', '57P03', '57014', '55P03'].filter((code) => endsConnection(coded(code)))
  expect(ended).toEqual(['57P01', '57P02', '57P03'])
})
