import { expect, test } from 'vitest'
import { unknownAddress } from './unknown-address.ts'

const asked = (method: string, known: readonly string[]) => {
  const allowed: string[] = []
  const { code } = unknownAddress(method, known, (header) => allowed.push(header))
  return [code, ...allowed]
}

test('a wrong method hears the right ones, a missing thing is not found', () => {
  expect(asked('DELETE', ['POST', 'GET', 'HEAD', 'GET'])).toEqual(['METHOD_NOT_ALLOWED', 'GET, HEAD, POST'])
  expect(asked('GET', [])).toEqual(['NOT_FOUND'])
  expect(asked('GET', ['GET', 'HEAD'])).toEqual(['NOT_FOUND'])
})
