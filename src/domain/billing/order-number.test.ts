import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOfOrderNumber, orderNumber } from './order-number.ts'

const id = '019a0000-0000-7000-8000-0000000000aa'

/** Ids of orders from 2025 to 2049. */
const ids = fc
  .tuple(fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2049, 11, 31) }), fc.uuid({ version: 7 }))
  .map(([ms, uuid]) => {
    const time = ms.toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}${uuid.slice(13)}`
  })

test('an order has a number of ten signs, none of which can be taken for another', () => {
  fc.assert(
    fc.property(ids, (each) => {
      expect(orderNumber(each)).toMatch(/^[1-9A-HJKMNP-TV-Z]{5}-[1-9A-HJKMNP-TV-Z]{5}$/)
    }),
  )
})

test('its number leads back to the range in which an id is', () => {
  fc.assert(
    fc.property(ids, (each) => {
      const range = idsOfOrderNumber(orderNumber(each))
      expect(range !== null && range.from <= each && each <= range.to).toBe(true)
    }),
  )
})

test('numbers are read as people type them', () => {
  const number = orderNumber(id)
  const range = idsOfOrderNumber(number)
  expect(range).not.toBeNull()
  expect(idsOfOrderNumber(` ${number.toLowerCase().replace('-', ' ')} `)).toEqual(range)
  expect(idsOfOrderNumber(number.replaceAll('1', 'I'))).toEqual(range)
})

test('a wrong sign, and two signs that changed places, are noticed', () => {
  const signs = '123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const number = [...orderNumber(id).replace('-', '')]
  for (const [at, own] of number.entries()) {
    for (const sign of signs.replace(own, '')) expect(idsOfOrderNumber(number.with(at, sign).join(''))).toBeNull()
    for (const [other, second] of number.entries())
      if (second !== own) expect(idsOfOrderNumber(number.with(at, second).with(other, own).join(''))).toBeNull()
  }
})

test.each(['', 'ada@example.com', id, 'AAAAA', '0OOO0-UUUUU', 'UH111-11111'])('%j is no number of an order', (text) => {
  expect(idsOfOrderNumber(text)).toBeNull()
})

test('an id that is no UUID of version 7 is its own number', () => {
  expect(orderNumber('o1')).toBe('o1')
  expect(orderNumber('6f0c3f0e-5ac1-4b7e-9d0c-3b1f8a2e7c11')).toBe('6f0c3f0e-5ac1-4b7e-9d0c-3b1f8a2e7c11')
})

// Numbers that customers have must lead to their orders for ever.
test.each([
  ['019a0000-0000-7000-8000-0000000000aa', 'G2MWF-ZVVFR', '0199ffff-fe98', '019a0000-027f'],
  ['019d5f3b-7c21-7abc-8def-123456789fed', '84GMK-RAVGB', '019d5f3b-7b78', '019d5f3b-7f5f'],
  ['019a0000-0000-7000-8000-00000000ffff', '88F8C-74VY2', '0199ffff-fe98', '019a0000-027f'],
])('the number of %s stays %s', (each, number, from, to) => {
  expect(orderNumber(each)).toBe(number)
  expect(idsOfOrderNumber(number)).toEqual({
    ...{ number, from: `${from}-0000-0000-000000000000`, to: `${to}-ffff-ffff-ffffffffffff` },
  })
})
