import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import type { Services } from '#server/services.ts'
import { bearerToken, optionalBearer } from './authentication.ts'

const TOKEN = 'a'.repeat(43)
/** A database that cannot be reached. */
const unreachable = {
  selectFrom: () => {
    throw new Error('no connection')
  },
} as unknown as Services['db']
const services = { db: unreachable, now: () => new Date() }

test('nobody is taken for signed out because the database does not answer', async () => {
  await expect(optionalBearer(services, `Bearer ${TOKEN}`)).rejects.toThrow('no connection')
})

test('without a header, or with one that is no token, nobody is asked for, and nobody is there', async () => {
  expect(await optionalBearer(services, undefined)).toBeNull()
  expect(await optionalBearer(services, `Basic ${TOKEN}`)).toBeNull()
  expect(await optionalBearer(services, `Bearer ${'a'.repeat(19)}`)).toBeNull()
})

test('a token has 20 to 200 characters, after the word bearer in any case', () => {
  expect(bearerToken(`bearer ${TOKEN}`)).toBe(TOKEN)
  for (const length of [20, 200]) expect(bearerToken(`Bearer ${'a'.repeat(length)}`)).toHaveLength(length)
  for (const header of [
    undefined,
    '',
    TOKEN,
    `Bearer ${'a'.repeat(19)}`,
    `Bearer ${'a'.repeat(201)}`,
    `Bearer ${TOKEN}!`,
  ])
    expect(() => bearerToken(header)).toThrow(new Problem('TOKEN_INVALID'))
})
