import { expect, test } from 'vitest'
import { anonymousIdentity, distinctIdOf, identify, isAliasNew, messages } from './identity.ts'

const anonymous = anonymousIdentity('0192-device')

test('an anonymous id has the device prefix', () => {
  expect(distinctIdOf(anonymous)).toBe('$device:0192-device')
})

test('identify sets the user and returns the previous id', () => {
  const outcome = identify(anonymous, 'user-1')
  expect(outcome).toEqual({
    kind: 'changed',
    identity: { deviceId: '0192-device', userId: 'user-1' },
    anonymousId: '$device:0192-device',
  })
  expect(outcome.kind === 'changed' && distinctIdOf(outcome.identity)).toBe('user-1')
})

test('an id with the device prefix is refused, except that of the device itself, which changes nothing', () => {
  expect(identify(anonymous, '$device:another')).toEqual({ kind: 'refused', message: messages.devicePrefix })
  expect(messages.devicePrefix).toBe('distinct_id cannot have $device: prefix')
  expect(identify(anonymous, '$device:0192-device')).toEqual({ kind: 'same' })
  expect(identify({ ...anonymous, userId: 'user-1' }, 'user-1')).toEqual({ kind: 'same' })
})

test('an alias equal to the current id is not new', () => {
  expect(isAliasNew(anonymous, '$device:0192-device')).toBe(false)
  expect(isAliasNew(anonymous, 'someone')).toBe(true)
})
