import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { sentencesIn } from './change-sentences.ts'

const { disliked, favoured, unmarked, safetyEffects, invited } = sentencesIn('en-US')

test('sentences about an opinion name the dish', () => {
  expect([disliked, favoured, unmarked].map((sentence) => sentence('Stuffed peppers'))).toEqual([
    'You said no to Stuffed peppers.',
    'You made Stuffed peppers a favorite.',
    'You removed your mark from Stuffed peppers.',
  ])
})

test('what changes for safety is named with its reason', () => {
  const target = kcalPerDay(2100)
  const raise = { kind: 'RAISE', target, lowest: target } as const
  expect(safetyEffects({ kind: 'HOLD', target, reason: 'UNDERWEIGHT' }).join(' ')).toContain('holds your weight')
  expect(safetyEffects({ ...raise, why: 'NEAR_UNDERWEIGHT' }).join(' ')).toContain('lowest healthy weight')
  expect(safetyEffects({ ...raise, why: 'TOO_FAST' })).toEqual(["You're losing faster than is safe."])
  expect(safetyEffects({ kind: 'ASK', target })).toEqual([])
})

test('guests are counted', () => {
  expect([0, 1, 3].map((guests) => invited('Friday’s dinner', guests))).toEqual([
    'You expect no guests for Friday’s dinner.',
    'You expect a guest for Friday’s dinner.',
    'You expect 3 guests for Friday’s dinner.',
  ])
})

test('a Briton reads the same in British English, with British days', () => {
  const say = sentencesIn('en-GB')
  const event = { kind: 'SURGERY', from: '2026-11-30', to: null } as const
  expect([say.favoured('Stuffed peppers'), say.told(event), say.replanned('2026-11-21', 2)]).toEqual([
    'You made Stuffed peppers a favourite.',
    'You told us: Operation, since 30 November.',
    'We planned the week of 28 November again.',
  ])
})
