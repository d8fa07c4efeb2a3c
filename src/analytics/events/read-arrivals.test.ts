import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OWN_TOKEN } from './event-list.ts'
import { readEvent, readGroup, readProfile } from './read-arrivals.ts'

const sender = { token: OWN_TOKEN, distinct_id: '$device:0192aaaa-0000-4000-8000-000000000001' }
const event = (name: string, properties: object) => ({ event: name, properties: { ...sender, ...properties } })

test('an event keeps only the properties on the list', () => {
  const arrival = readEvent(
    event('payment_started', {
      plan: '1-MONTH',
      price: 29.99,
      currency: 'EUR',
      goalWeight: 60,
      $insert_id: 'abc',
      time: 5,
    }),
  )
  expect(arrival).toMatchObject({
    kind: 'event',
    name: 'payment_started',
    insertId: 'abc',
    at: 5000,
    sender: { distinctId: sender.distinct_id, deviceId: '0192aaaa-0000-4000-8000-000000000001' },
  })
  expect(arrival.kind === 'event' && arrival.properties).toEqual({ plan: '1-MONTH', price: 29.99, currency: 'EUR' })
})

test('a text that turns the reading direction is dropped', () => {
  for (const mark of ['\u061c', '\u200e', '\u200f', '\u202e', '\u2066', '\u2069']) {
    const arrival = readEvent(event('first_page_opened', { utm_campaign: `1+1=${mark}.png`, utm_source: 'mail' }))
    expect(arrival.kind === 'event' && arrival.properties).toEqual({ utm_source: 'mail' })
  }
})

test('a property of the wrong kind is dropped, and a text is truncated and freed of what the database cannot store', () => {
  const arrival = readEvent(
    event('first_page_opened', {
      is_mobile: 'yes',
      device: 'Toaster',
      utm_source: 'x'.repeat(300),
      utm_campaign: `autumn ${'🍎'.charAt(0)}`,
      city: 'C\u0000ork',
    }),
  )
  expect(arrival.kind === 'event' && arrival.properties).toEqual({
    utm_source: 'x'.repeat(255),
    utm_campaign: 'autumn \ufffd',
    city: 'Cork',
  })
})

test.each([
  ['no object', 'text', 'not_an_object'],
  ['no name', event('', {}), 'no_event_name'],
  ['an unknown event', event("'; drop table visitors; --", {}), 'unknown_event'],
  ['a name that every object has', event('constructor', {}), 'unknown_event'],
  ['another token', event('payment_started', { token: 'other' }), 'other_token'],
  ['no id', event('payment_started', { distinct_id: undefined }), 'invalid_id'],
  ['a word for no id', event('payment_started', { distinct_id: 'undefined', $device_id: null }), 'invalid_id'],
  ['an endless id', event('payment_started', { distinct_id: 'x'.repeat(256), $device_id: null }), 'invalid_id'],
  [
    'too many properties',
    event('payment_started', Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`p${at}`, 1]))),
    'too_many_properties',
  ],
  ['an unknown step', event('step_viewed', { step: 'woman', flow: 1, first_at: 1 }), 'unknown_step'],
  ['a step without a time', event('step_viewed', { step: 'trust', flow: 1 }), 'invalid_number'],
])('%s is refused', (_, item, because) => {
  expect(readEvent(item)).toEqual({ kind: 'refused', because })
})

test('a step view contains counts and times, limited to possible values', () => {
  const arrival = readEvent(
    event('step_viewed', {
      step: 'trust',
      flow: 1,
      visit: 7,
      first_at: 10,
      left_at: 20,
      views: 1e9,
      visible_ms: 12.4,
      answer: 'SLIM',
    }),
  )
  expect(arrival).toEqual({
    kind: 'step',
    sender: expect.anything(),
    shown: [],
    resumesAt: null,
    ...{ step: 'trust', flow: 1, visit: 7, firstAt: 10, leftAt: 20 },
    ...{ views: 1000, backs: 0, validationErrors: 0, visibleMs: 12 },
  })
})

test('profiles and groups are changed by the operations of the protocol', () => {
  const who = { $token: OWN_TOKEN, $distinct_id: sender.distinct_id }
  expect(readProfile({ ...who, $set: { os: 'iOS', email: 'a@b.example' } })).toMatchObject({
    changes: [{ op: 'set', values: { os: 'iOS' } }],
  })
  expect(readProfile({ ...who, $set_once: { city: 'Cork' }, $unset: ['city', 'other'] })).toMatchObject({
    changes: [{ op: 'set_once' }, { op: 'unset', names: ['city'] }],
  })
  expect(readProfile({ ...who, $divide: { os: 'iOS' } })).toEqual({ kind: 'refused', because: 'unknown_operation' })
  expect(readGroup({ $token: OWN_TOKEN, $group_key: 'plan', $group_id: '1-MONTH', $set: { price: 5 } })).toMatchObject({
    kind: 'group',
    id: '1-MONTH',
    changes: [{ op: 'set', values: { price: 5 } }],
  })
})

test.each([
  ['body', 'SLIM'],
  ['plan', 'made-up'],
  ['plan', undefined],
])('the group %s with the id %s is refused', (key, id) => {
  const group = { $token: OWN_TOKEN, $group_key: key, $group_id: id, $set: {} }
  expect(readGroup(group)).toEqual({ kind: 'refused', because: 'unknown_group' })
})

test('any JSON is read as an arrival or a refusal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (item) => {
      for (const read of [readEvent, readProfile, readGroup])
        expect(['event', 'step', 'profile', 'group', 'refused']).toContain(read(item).kind)
    }),
  )
})
