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
const present = <T>(list: readonly (T | undefined)[]) => list.filter((item) => item !== undefined)

test('an empty database gets all migrations, in order', () => {
  expect(planMigrations(files, [])).toEqual(files)
})

test('a database that had some migrations gets the rest', () => {
  expect(planMigrations(files, files.slice(0, 2))).toEqual([plans])
  expect(planMigrations(files, files)).toEqual([])
})

test('an independent one that arrives late is applied', () => {
  expect(planMigrations(files, present([leads, plans]))).toEqual([orders])
})

test.each([
  [
    'an edited one',
    files,
    [leads, { ...file(2, 'orders'), checksum: 'other' }],
    'was changed after it had been applied',
  ],
  ['a renamed one', files, [leads, { ...file(2, 'sales'), checksum: 'sum-orders' }], 'had 0002-sales instead of'],
  ['one of a newer version', [leads, orders], files, '0003-plans, which this version does not have'],
  ['a late one of a newer version', [leads, plans], files, '0002-orders, which this version does not have'],
  ['one from before the release', files, [file(1, 'catalogue')], 'This data is from before the first release (0.1.0)'],
])('%s is refused', (_, known, applied, sentence) => {
  expect(() => planMigrations(present(known), present(applied))).toThrow(sentence)
})
