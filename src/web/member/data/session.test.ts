import { expect, test } from 'vitest'
import { endSession, isSessionEnding, sessionEndCount } from './session.ts'

test('a session has ended when everything is forgotten, and not before', async () => {
  const before = sessionEndCount.get()
  const forgetting = Promise.withResolvers<void>()
  const ended = endSession(() => forgetting.promise)
  expect(isSessionEnding()).toBe(true)
  // Another reason to end it meanwhile, such as a token that the server does not know any more.
  await endSession()
  expect(isSessionEnding()).toBe(true)
  forgetting.resolve()
  await ended
  expect(isSessionEnding()).toBe(false)
  expect(sessionEndCount.get()).toBe(before + 2)
})
