import { expect, test } from 'vitest'
import type { LabelReading, ReadValue } from '#domain/label/label-reading.ts'
import { packOfLabel, stripsOfPack } from './pack-of-label.ts'

const strip = { start: { x: 0, y: 10 }, end: { x: 50, y: 10 }, height: 20, sag: 0 }
const valued = (value: number): ReadValue => ({
  value,
  printed: value,
  digits: String(value),
  strip,
  room: strip,
  isWitnessed: true,
  line: strip,
})
const values = {
  energy: valued(370),
  fat: valued(7),
  carbohydrate: valued(60),
  protein: valued(11),
  salt: valued(0.03),
}

test('the reading fills in the form of a pack, except for what the label does not say', () => {
  const reading: LabelReading = { kind: 'read', basis: { per: '100', unit: 'ml' }, values }
  expect(packOfLabel(reading)).toEqual({
    basis: { per: '100', unit: 'ml' },
    values: { energy: 370, fat: 7, carbs: 60, protein: 11, salt: 0.03 },
    doubtful: [],
  })
  expect(stripsOfPack(reading).map(({ field }) => field)).toEqual(['energy', 'fat', 'carbs', 'protein', 'salt'])
})

test('doubtful figures are marked, including a missing one', () => {
  const { fat: _, ...known } = values
  const reading: LabelReading = {
    kind: 'asked',
    basis: { per: 'serving', unit: 'g' },
    values: { ...known, serving: valued(45) },
    doubts: { fat: 'missing', carbohydrate: 'does not add up', serving: 'several sizes' },
  }
  const pack = packOfLabel(reading)
  expect(pack.basis).toEqual({ per: 'serving', unit: 'g', serving: 45 })
  expect(pack.values).not.toHaveProperty('fat')
  expect(pack.doubtful).toEqual(['fat', 'carbs', 'basis'])
})

test('figures per serving stay per serving if its size is missing, and the size is asked for', () => {
  const reading: LabelReading = {
    kind: 'asked',
    basis: { per: 'serving', unit: 'g' },
    values,
    doubts: { serving: 'missing' },
  }
  expect(packOfLabel(reading)).toMatchObject({ basis: { per: 'serving', unit: 'g' }, doubtful: ['basis'] })
  expect(packOfLabel({ kind: 'unreadable' })).toEqual({ basis: null, values: {}, doubtful: [] })
})
