import { expect, test } from 'vitest'
import { unknownAddress } from './unknown-address.ts'

const asked = (method: string, known: readonly string[]) => {
  const allowed: string[] = []
  const { code } = unknownAddress(method, known, (header) => allowed.push(header))
  return [code, ...allowed]
}

test('a wrong method is told the right ones, and a missing resource is not found', () => {
  expect(asked('DELETE', ['POST', 'GET', 'HEAD', 'GET'])).toEqual(['METHOD_NOT_ALLOWED', 'GET, HEAD, POST'])
  expect(asked('GET', [])).toEqual(['NOT_FOUND'])
  expect(asked('GET', ['GET', 'HEAD'])).toEqual(['NOT_FOUND'])
})
