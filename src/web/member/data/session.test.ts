import { expect, test } from 'vitest'
import { endSession, isSessionEnding, sessionEndCount } from './session.ts'

test('a session has not ended until everything has been removed', async () => {
  const before = sessionEndCount.get()
  const forgetting = Promise.withResolvers<void>()
  const ended = endSession(() => forgetting.promise)
  expect(isSessionEnding()).toBe(true)
  // Another reason to end it at the same time, such as a token that the server no longer knows.
  await endSession()
  expect(isSessionEnding()).toBe(true)
  forgetting.resolve()
  await ended
  expect(isSessionEnding()).toBe(false)
  expect(sessionEndCount.get()).toBe(before + 2)
})
