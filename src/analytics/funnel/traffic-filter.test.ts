import { expect, test } from 'vitest'
import { onlyValue, trafficFilterFrom, trafficFilterText, withoutValue, withValue } from './traffic-filter.ts'

const text = 'source=facebook,instagram;campaign=Sale | US & CA – Video;country=DE'

test('a filter is read from an address and written as it was', () => {
  const filter = trafficFilterFrom(text)
  expect(filter).toEqual([
    { dimension: 'source', values: ['facebook', 'instagram'] },
    { dimension: 'campaign', values: ['Sale | US & CA – Video'] },
    { dimension: 'country', values: ['DE'] },
  ])
  expect(trafficFilterText(filter ?? [])).toBe(text)
  expect(trafficFilterFrom('')).toEqual([])
})

test.each([
  ['an answer', 'path=woman'],
  ['an unknown dimension', 'weight=80'],
  ['no value', 'source='],
  ['no dimension', 'facebook'],
  ['two conditions of one dimension', 'source=a;source=b'],
  ['two signs of equality', 'source=a=b'],
  ['a value that is too long', `source=${'a'.repeat(61)}`],
  ['too many values', `source=${Array.from({ length: 21 }, (_, place) => `s${place}`).join(',')}`],
])('it is refused with %s', (_, wrong) => {
  expect(trafficFilterFrom(wrong)).toBeNull()
})

test('values are added, set alone and taken away, and the last one takes its condition along', () => {
  const both = withValue(withValue(withValue([], 'source', 'x'), 'source', 'bing'), 'country', 'DE')
  expect(trafficFilterText(both)).toBe('source=x,bing;country=DE')
  expect(trafficFilterText(onlyValue(both, 'source', 'tiktok'))).toBe('country=DE;source=tiktok')
  expect(trafficFilterText(withoutValue(both, 'source', 'x'))).toBe('source=bing;country=DE')
  expect(trafficFilterText(withoutValue(both, 'country', 'DE'))).toBe('source=x,bing')
})
