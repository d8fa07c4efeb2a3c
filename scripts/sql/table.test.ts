import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

test('rows stand below their headings, and a missing value differs from an empty text', () => {
  const result = {
    ...{ command: 'SELECT', count: 2, columns: ['login', 'name'] },
    rows: [
      ['ann', 'Ann\nArcher'],
      [null, ''],
    ],
  }
  expect(tableOf(result)).toBe(`login  name
-----  ----------
ann    Ann⏎Archer
∅
SELECT 2`)
})

test('a statement without columns says what it did', () => {
  expect(tableOf({ command: 'UPDATE', count: 3, columns: [], rows: [] })).toBe('UPDATE 3')
  expect(tableOf({ command: 'CREATE', count: null, columns: [], rows: [] })).toBe('CREATE')
})
