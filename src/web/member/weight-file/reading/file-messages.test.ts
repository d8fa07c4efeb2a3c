import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { kg } from '#domain/units.ts'
import { createReplies, type FileReply, messagesOf } from './file-messages.ts'

const readingOf = (days: number): FileReply => ({
  id: 3,
  kind: 'reading',
  reading: {
    kind: 'read',
    weights: Array.from({ length: days }, (_, at) => ({ day: addDays('1990-01-01', at), kg: kg(84) })),
    units: ['kg'],
    unitFrom: 'FILE',
    column: 'Weight',
    leftOut: [],
    notes: [],
  },
})

test.each([0, 1, 499, 500, 501, 12_345])('%d weights arrive in small messages, in their order', (days) => {
  const reply = readingOf(days)
  const messages = [...messagesOf(reply)]
  for (const message of messages) {
    const weights = message.kind === 'part' ? message.weights : []
    expect(weights.length).toBeLessThanOrEqual(500)
  }
  const replyWith = createReplies()
  const replies = messages.map(replyWith)
  expect(replies.slice(0, -1).every((each) => each === null)).toBe(true)
  expect(replies.at(-1)).toEqual(reply)
})

test('a question and a failure are one message, and leave nothing behind', () => {
  const replyWith = createReplies()
  const failure: FileReply = { id: 1, kind: 'failed', why: 'NOT_TEXT' }
  expect([...messagesOf(failure)]).toEqual([failure])
  expect(replyWith(failure)).toEqual(failure)
  const [part, ...rest] = messagesOf(readingOf(600))
  if (part !== undefined) replyWith(part)
  // Another request meanwhile keeps its own parts.
  expect(replyWith({ ...failure, id: 4 })).toEqual({ ...failure, id: 4 })
  expect(rest.map(replyWith).at(-1)).toEqual(readingOf(600))
})
