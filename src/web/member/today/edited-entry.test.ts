import { expect, test } from 'vitest'
import { noFigures } from '#domain/diary/figures.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { editedEntry } from './edited-entry.ts'

const bread: ShownRecord = {
  id: '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01',
  changedAt: '2026-11-20T08:00:00.000Z',
  isWaiting: false,
  title: 'Rye bread',
  figures: { ...noFigures, energy: 88 },
  record: {
    kind: 'entry',
    day: '2026-11-20',
    eaten: {
      kind: 'product',
      code: '04006381333931',
      product: {
        name: 'Rye bread',
        basis: { per: '100', unit: 'g', serving: 40 },
        values: { energy: 220, fat: 1.2, carbs: 42, protein: 6.4 },
      },
      amount: { in: 'servings', count: 1 },
    },
  },
}

test('a changed portion of a product is recomputed from its pack, in the unit it was logged in', () => {
  const write = editedEntry(bread, { to: 'amount', count: 2.5 }, null)
  expect([write?.title, write?.figures.energy, write?.figures.carbs]).toEqual(['Rye bread', 220, 42])
  expect(write?.record?.eaten).toMatchObject({ kind: 'product', amount: { in: 'servings', count: 2.5 } })
})

test('an amount above the limit of an entry changes nothing', () => {
  expect(editedEntry(bread, { to: 'amount', count: 60 }, null)).toBeNull()
})
