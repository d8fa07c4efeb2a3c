import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('a description never contains what a person typed', () => {
  const error = Object.assign(new Error('Key "canary" and canary@example.com at 98765\nDETAIL: canary'), {
    code: '23505',
    detail: 'Key (email)=(canary@example.com) already exists.',
    cause: new Error("unexpected 'canary'"),
  })
  const description = describeError(error)
  expect(JSON.stringify(description)).not.toMatch(/canary|98765/)
  expect(description).toMatchObject({ name: 'Error', code: '23505', cause: { name: 'Error' } })
  expect(description.at[0]).toContain('describe-error.test.ts')
})

test('a thrown value that is not an Error is described as well', () => {
  expect(describeError('canary').message).not.toContain('canary')
})
