import { expect, test } from 'vitest'
import { neededFields } from './pack-fields.ts'
import { completeValues, type PackReading } from './pack-reading.ts'

const read: PackReading = {
  basis: { per: '100', unit: 'g' },
  values: { energy: 370, fat: 7, carbs: 60, protein: 11, fibre: 9 },
  doubtful: ['carbs'],
}

test('a missing figure is not 0', () => {
  expect(completeValues(read.values)).toEqual(read.values)
  for (const field of neededFields) {
    const { [field]: _, ...others } = read.values
    expect(completeValues(others)).toBeNull()
  }
})
