import { expect, test } from 'vitest'
import { changeProfile, type Profile, readChanges } from './profile-changes.ts'

const kinds = { city: 'text', tags: 'text', price: 'number', is_mobile: 'flag' } as const

/** The profile after an update of the wire. */
function after(profile: Profile | null, update: Record<string, unknown>) {
  const changes = readChanges(kinds, update)
  if (changes === null || changes === 'too_many_properties') throw new Error(String(changes))
  return changeProfile(profile, changes)
}

test.each([
  ['sets', null, { $set: { city: 'Cork', is_mobile: true, secret: 1 } }, { city: 'Cork', is_mobile: true }],
  ['sets a list', null, { $set: { tags: ['a', 1, 'b'] } }, { tags: ['a', 'b'] }],
  ['sets once', { city: 'Cork' }, { $set_once: { city: 'Bonn', price: 2 } }, { city: 'Cork', price: 2 }],
  ['adds', { price: 2 }, { $add: { price: 3.5, city: 1 } }, { price: 5.5 }],
  ['takes away, from nothing too', null, { $add: { price: -1 } }, { price: -1 }],
  ['appends', { tags: ['a'] }, { $append: { tags: 'a' } }, { tags: ['a', 'a'] }],
  ['appends to a text', { city: 'Cork' }, { $append: { city: 'Bonn' } }, { city: ['Cork', 'Bonn'] }],
  ['unites', { tags: ['a'] }, { $union: { tags: ['b', 'a', 'b'] } }, { tags: ['a', 'b'] }],
  ['removes', { tags: ['a', 'b', 'a'] }, { $remove: { tags: 'a' } }, { tags: ['b'] }],
  ['removes what is not there', { city: 'Cork' }, { $remove: { tags: 'a' } }, { city: 'Cork' }],
  ['unsets', { city: 'Cork', price: 1 }, { $unset: ['city', 'other'] }, { price: 1 }],
  ['deletes', { city: 'Cork' }, { $delete: '' }, null],
  ['does two things at once', { price: 1 }, { $set: { city: 'Bonn' }, $add: { price: 1 } }, { city: 'Bonn', price: 2 }],
  ['begins anew after a deletion', { price: 1 }, { $delete: '', $set: { city: 'Bonn' } }, { city: 'Bonn' }],
] as const)('%s', (_, profile, update, expected) => {
  expect(after(profile, update)).toEqual(expected)
})

test('an update that names no operation is none, and one that is too wide is refused', () => {
  expect(readChanges(kinds, { $token: 'x', $distinct_id: 'y', $divide: { price: 2 }, $set: 5 })).toBeNull()
  const wide = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`p${at}`, at]))
  expect(readChanges(kinds, { $append: wide })).toBe('too_many_properties')
})

test('a list does not grow without end', () => {
  const full = { tags: Array.from({ length: 100 }, (_, at) => `${at}`) }
  expect(after(full, { $append: { tags: 'more' } })).toEqual(full)
})
