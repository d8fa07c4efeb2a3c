import { expect, test } from 'vitest'
import { anonymousIdentity, distinctIdOf, identify, isAliasNew, messages } from './identity.ts'

const anonymous = anonymousIdentity('0192-device')

test('an anonymous id carries the prefix of devices', () => {
  expect(distinctIdOf(anonymous)).toBe('$device:0192-device')
})

test('identify sets the user and names the id before', () => {
  const outcome = identify(anonymous, 'user-1')
  expect(outcome).toEqual({
    kind: 'changed',
    identity: { deviceId: '0192-device', userId: 'user-1' },
    anonymousId: '$device:0192-device',
  })
  expect(outcome.kind === 'changed' && distinctIdOf(outcome.identity)).toBe('user-1')
})

test('an id with the prefix of devices is refused, the own one alone changes nothing', () => {
  expect(identify(anonymous, '$device:another')).toEqual({ kind: 'refused', message: messages.devicePrefix })
  expect(messages.devicePrefix).toBe('distinct_id cannot have $device: prefix')
  expect(identify(anonymous, '$device:0192-device')).toEqual({ kind: 'same' })
  expect(identify({ ...anonymous, userId: 'user-1' }, 'user-1')).toEqual({ kind: 'same' })
})

test('an alias equal to the current id says nothing new', () => {
  expect(isAliasNew(anonymous, '$device:0192-device')).toBe(false)
  expect(isAliasNew(anonymous, 'someone')).toBe(true)
})
