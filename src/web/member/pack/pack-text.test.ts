import { expect, test } from 'vitest'
import { packTextOf, productFrom } from './pack-text.ts'

const typed = packTextOf({
  name: 'Bar',
  basis: { per: 'serving', unit: 'g', serving: 40 },
  values: { energy: 160, fat: 6, carbs: 22, protein: 4, fibre: 3 },
  doubtful: [],
})

test('a reading fills in the fields, and the same product comes out of them', () => {
  expect(productFrom(typed)).toEqual({
    kind: 'product',
    product: {
      name: 'Bar',
      basis: { per: 'serving', unit: 'g', serving: 40 },
      values: { energy: 160, fat: 6, carbs: 22, protein: 4, fibre: 3 },
    },
  })
})

test('a name pasted with tabs and line breaks becomes one line', () => {
  expect(productFrom({ ...typed, name: ' Oat\tbar\r\nwith nuts ' })).toMatchObject({
    product: { name: 'Oat bar with nuts' },
  })
})

test.each([
  ['an empty figure is not a zero', { values: { ...typed.values, fat: ' ' } }, ['fat']],
  ['a text is not a figure', { values: { ...typed.values, energy: '160 kcal' } }, ['energy']],
  ['figures per serving need the size of a serving', { serving: '' }, ['serving']],
  ['a product has a name', { name: '  ' }, ['name']],
  ['a figure has bounds', { values: { ...typed.values, salt: '900' } }, ['salt']],
])('%s', (_, change, fields) => {
  expect(productFrom({ ...typed, ...change })).toEqual({ kind: 'missing', fields })
})

test('decimal commas are accepted, and the size of a serving is optional with figures per 100 g', () => {
  const filled = productFrom({ ...typed, basis: '100ml', serving: '', values: { ...typed.values, fat: '3,5' } })
  expect(filled).toMatchObject({ product: { basis: { per: '100', unit: 'ml' }, values: { fat: 3.5 } } })
})
