import { expect, test } from 'vitest'
import { resumedFrom } from './resume-reply.ts'

const reply = {
  hero: { gender: 'FEMALE', height: 168, email: 'a@example.com' },
  units: 'imperial',
  token: 'secret',
  access: 'full',
  act: null,
}

test('a record is parsed with its units and its token', () => {
  expect(resumedFrom(reply)).toEqual(reply)
})

test('an answer that no longer exists is left out, and the others are kept', () => {
  const hero = { ...reply.hero, body: 'ROUND', unknown: 1 }
  expect(resumedFrom({ ...reply, hero })?.hero).toEqual(reply.hero)
})

test('a plan is open only if the reply says so', () => {
  expect(resumedFrom({ ...reply, access: 'preview', act: null })?.access).toBe('preview')
  for (const access of [undefined, true, 'FULL']) expect(resumedFrom({ ...reply, access })).toBeNull()
})

test('an incomplete record is refused', () => {
  for (const other of [null, 'x', {}, { ...reply, hero: {} }, { ...reply, units: 'stone' }, { ...reply, token: null }])
    expect(resumedFrom(other)).toBeNull()
})
