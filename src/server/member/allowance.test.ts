import { expect, test } from 'vitest'
import { allowance } from '#server/member/allowance.ts'

test('so many times a minute, each by themselves, and again when it is over', () => {
  let time = 0
  const allow = allowance(2, () => new Date(time))
  allow('a')
  time = 59_999
  allow('a')
  expect(() => allow('a')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
  allow('b')
  time = 60_000
  allow('a')
  allow('a')
  expect(() => allow('a')).toThrow()
})
