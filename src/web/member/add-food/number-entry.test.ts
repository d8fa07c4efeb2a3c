import { expect, test } from 'vitest'
import { emptyNumber, numberEntry } from './number-entry.ts'

const typed = (text: Partial<typeof emptyNumber>) => numberEntry({ ...emptyNumber, name: 'Canteen curry', ...text })

test('every figure that is known is kept, salt as sodium, and an empty field is not known', () => {
  expect(typed({ energy: '640', protein: '31', carbs: '70,4', fat: '22', fibre: '8', salt: '2.5' })).toEqual({
    kind: 'entry',
    eaten: {
      kind: 'number',
      name: 'Canteen curry',
      energy: 640,
      protein: 31,
      carbs: 70,
      fat: 22,
      fibre: 8,
      sodium: 1000,
    },
  })
  expect(typed({ energy: '640' })).toEqual({
    kind: 'entry',
    eaten: { kind: 'number', name: 'Canteen curry', energy: 640 },
  })
})

test('protein, carbohydrate and fat give the energy that was not typed', () => {
  expect(typed({ protein: '10', carbs: '30', fat: '9' })).toMatchObject({ eaten: { energy: 241 } })
  expect(typed({ protein: '10', carbs: '30' })).toEqual({ kind: 'wrong', fields: ['energy'] })
})

test('energy in kilojoules becomes kcal', () => {
  expect(typed({ energy: '850 kJ' })).toMatchObject({ eaten: { energy: 203 } })
  expect(typed({ energy: '203 kcal' })).toMatchObject({ eaten: { energy: 203 } })
  expect(typed({ energy: '9999kj' })).toMatchObject({ eaten: { energy: 2390 } })
  expect(typed({ energy: 'kJ' })).toEqual({ kind: 'wrong', fields: ['energy'] })
})

test('what is no amount, or too much, is asked for again', () => {
  expect(typed({ name: '  ', energy: '6000', salt: '25', fat: 'a lot' })).toEqual({
    kind: 'wrong',
    fields: ['name', 'energy', 'fat', 'salt'],
  })
})
