import { expect, test } from 'vitest'
import { endings, endSession, isEnding } from '#web/member/data/session.ts'

test('a session has ended when everything is forgotten, and not before', async () => {
  const before = endings.get()
  const forgetting = Promise.withResolvers<void>()
  const ended = endSession(() => forgetting.promise)
  expect(isEnding()).toBe(true)
  // Another reason to end it meanwhile, such as a token that the server does not know any more.
  await endSession()
  expect(isEnding()).toBe(true)
  forgetting.resolve()
  await ended
  expect(isEnding()).toBe(false)
  expect(endings.get()).toBe(before + 2)
})
