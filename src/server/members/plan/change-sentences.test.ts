import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { doneSentences, safetyEffects } from './change-sentences.ts'

test('sentences about an opinion name the dish', () => {
  const { disliked, favoured, unmarked } = doneSentences
  expect([disliked, favoured, unmarked].map((sentence) => sentence('Stuffed peppers'))).toEqual([
    'You said no to Stuffed peppers.',
    'You made Stuffed peppers a favourite.',
    'You removed your mark from Stuffed peppers.',
  ])
})

test('what changes for safety is named with its reason', () => {
  const target = kcalPerDay(2100)
  const raise = { kind: 'RAISE', target, lowest: target } as const
  expect(safetyEffects({ kind: 'HOLD', target, reason: 'UNDERWEIGHT' }).join(' ')).toContain('holds your weight')
  expect(safetyEffects({ ...raise, why: 'NEAR_UNDERWEIGHT' }).join(' ')).toContain('lowest healthy weight')
  expect(safetyEffects({ ...raise, why: 'TOO_FAST' })).toEqual(['You are losing faster than is safe.'])
  expect(safetyEffects({ kind: 'ASK', target })).toEqual([])
})
