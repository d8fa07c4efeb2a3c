import { expect, test } from 'vitest'
import { planMigrations } from './migration-files.ts'

const file = (number: number, name: string) => ({
  number,
  name: `000${number}-${name}`,
  sql: '',
  checksum: `sum-${name}`,
})
const files = [file(1, 'leads'), file(2, 'orders'), file(3, 'plans')]
const [leads, orders, plans] = files

test('an empty database gets all migrations, in order', () => {
  expect(planMigrations(files, [])).toEqual(files)
})

test('a database that had some migrations gets the rest', () => {
  expect(planMigrations(files, files.slice(0, 2))).toEqual([plans])
  expect(planMigrations(files, files)).toEqual([])
})

test('migrations of a newer release are ignored', () => {
  expect(planMigrations(files.slice(0, 2), files)).toEqual([])
})

test.each([
  [
    'an edited one',
    files,
    [leads, { ...file(2, 'orders'), checksum: 'other' }],
    'was changed after it had been applied',
  ],
  ['a renamed one', files, [leads, { ...file(2, 'sales'), checksum: 'sum-orders' }], 'is not among the files'],
  ['a deleted one', [leads, plans], [leads, orders, plans], 'is not among the files'],
  ['a late one', files, [leads, plans], '0002-orders comes before one that has been applied'],
])('%s is refused', (_, known, applied, sentence) => {
  const present = <T>(list: readonly (T | undefined)[]) => list.filter((item) => item !== undefined)
  expect(() => planMigrations(present(known), present(applied))).toThrow(sentence)
})
