import { expect, test } from 'vitest'
import { parseProductQueues } from './product-store.ts'

const said = {
  changedAt: '2026-11-20T08:00:00.000Z',
  product: {
    name: 'Muesli',
    basis: { per: '100', unit: 'g' },
    values: { energy: 370, fat: 7, carbs: 60, protein: 11 },
  },
}

test('what is stored is read one product at a time, and what is broken is left out alone', () => {
  const good = { code: '04006381333931', said }
  const broken = { code: '04006381333931', said: { ...said, product: { ...said.product, values: { energy: 'x' } } } }
  expect(parseProductQueues(JSON.stringify({ me: [good, broken], other: 'no' }))).toEqual({ me: [good] })
  for (const text of [null, '', '{', '[]', 'null', '7']) expect(parseProductQueues(text)).toEqual({})
})
