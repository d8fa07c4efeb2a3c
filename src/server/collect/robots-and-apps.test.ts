import { expect, test } from 'vitest'
import { appOf, isBot } from './robots-and-apps.ts'
import { userAgents } from './user-agents.example.ts'

test.each(userAgents)('%s', (_, userAgent, app, bot) => {
  expect([isBot(userAgent), bot ? null : appOf(userAgent)]).toEqual([bot, bot ? null : app])
})

test('a user agent of any length is answered at once', () => {
  for (const text of ['x'.repeat(100_000), `Mozilla/5.0 ${'compatible; '.repeat(20_000)}`])
    expect(isBot(text)).toBe(true)
})
