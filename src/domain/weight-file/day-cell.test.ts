import { expect, test } from 'vitest'
import { clockAt, dayCell, offsetMinutes, serialDay } from './day-cell.ts'

const DAY = '2026-11-20'

test.each([
  '2026-11-20',
  '2026/11/20',
  '2026.11.20',
  '20261120',
  '2026-11-20T07:12:45',
  '2026-11-20 07:12',
  '2026-11-20T23:30:00+02:00',
  '20.11.2026',
  '20.11.26 07:12',
  '20/11/2026',
  '11/20/2026 7:12 AM',
  '11/20/26',
  '20-Nov-26',
  '20 Nov 2026',
  'Nov 20, 2026',
  'November 20th, 2026 at 7:12 am',
  'Fri, 20 Nov 2026 07:12:45',
  '20. November 2026',
  '20 novembre 2026',
  '20 de noviembre de 2026',
  '20 listopada 2026',
  '20 ноября 2026',
  '2026年11月20日',
  '2026년 11월 20일',
  '２０２６-１１-２０',
])('%j is one day', (text) => {
  expect([...new Set(Object.values(dayCell(text)?.days ?? {}))]).toEqual([DAY])
})

test.each([
  ['03/04/2026', { dmy: '2026-04-03', mdy: '2026-03-04' }],
  ['03-04-2026', { dmy: '2026-04-03', mdy: '2026-03-04' }],
  ['03-04-05', { dmy: '2005-04-03', mdy: '2005-03-04', ymd: '2003-04-05' }],
  ['03/04/05', { dmy: '2005-04-03', mdy: '2005-03-04' }],
  // Nobody writes months first with points.
  ['03.04.2026', { dmy: '2026-04-03' }],
])('%j can be several', (text, days) => {
  expect(dayCell(text)?.days).toEqual(days)
})

test.each([
  '',
  '84.1',
  '84,7',
  '2026-02-30',
  '31.04.2026',
  '13/13/2026',
  '20 Foo 2026',
  '2026-11-20 breakfast',
  '11:20',
  '1/2',
  '0001-01-01',
  '01/01/0001',
  '1926-11-20',
])('%j is none', (text) => {
  expect(dayCell(text)).toBeNull()
})

test.each([
  ['2026-11-20T07:12:45', 432],
  ['11/20/2026 7:12 PM', 1152],
  ['11/20/2026 12:05 AM', 5],
  ['11/20/2026, 12:05 p.m.', 725],
  ['2026-11-20', null],
])('the time of %j is %j minutes', (text, minutes) => {
  expect(dayCell(text)?.minutes).toBe(minutes)
})

test.each([
  ['2026-11-20T23:30:00Z', true],
  ['2026-11-20 23:30 UTC', true],
  ['2026-11-20T23:30:00+00:00', false],
  ['2026-11-20T23:30:00', false],
])('%j is in universal time: %j', (text, isUtc) => {
  expect(dayCell(text)?.utc !== null).toBe(isUtc)
})

test('serial numbers of spreadsheets and times since 1970 are days', () => {
  expect(serialDay('46346')).toEqual({ days: { dmy: DAY, mdy: DAY, ymd: DAY }, minutes: null, utc: null })
  expect(serialDay('46346,3')?.minutes).toBe(432)
  expect(serialDay('1795158765')?.utc).toBe(1795158765000)
  expect(serialDay('1795158765000')?.utc).toBe(1795158765000)
  expect([serialDay('84100'), serialDay('12345678'), serialDay('84.1')]).toEqual([null, null, null])
})

test('a moment is another day further east', () => {
  const moment = Date.parse('2026-11-20T23:30:00Z')
  expect([clockAt(moment, 0), clockAt(moment, 60)]).toEqual([
    { day: DAY, minutes: 1410 },
    { day: '2026-11-21', minutes: 30 },
  ])
  expect(['UTC+0100', '-05:30', 'Z', '3600', 'soon'].map(offsetMinutes)).toEqual([60, -330, 0, 60, null])
})
