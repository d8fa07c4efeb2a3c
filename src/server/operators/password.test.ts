import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { isPassword } from './password.ts'

/** Costs a few milliseconds. */
const cheap = { hash: Buffer.alloc(32), salt: Buffer.alloc(16), cost: 10 }

test('when too many passwords are waiting, one more is refused at once, and accepted later', async () => {
  const line = Array.from({ length: 22 }, () => isPassword('wrong', cheap))
  await expect(isPassword('one too many', cheap)).rejects.toEqual(new Problem('SERVICE_UNAVAILABLE'))
  expect(await Promise.all(line)).toEqual(line.map(() => false))
  expect(await isPassword('wrong', cheap)).toBe(false)
})
