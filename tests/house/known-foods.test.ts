import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { foodTableFile } from '../../tools/foods/food-table-file.ts'
import { spanishTableFile } from '../../tools/foods/spanish-table-file.ts'
import { readText } from './project-files.ts'

const FILE = 'src/domain/foods/food-table.generated.ts'
const SPANISH = 'src/domain/foods/spanish-food-table.generated.ts'
/** Bytes that a browser loads, compressed, when food is first added; for readers of Spanish, both. */
const MOST_BYTES = 450_000
const MOST_SPANISH_BYTES = 30_000

test('the tables of foods are what their generator makes of the planner’s foods and the sources', {
  timeout: 60_000,
}, () => {
  expect(readText(FILE) === foodTableFile(), 'run node_modules/.bin/node tools/foods/write-foods.ts').toBe(true)
  expect(readText(SPANISH) === spanishTableFile(), 'run node_modules/.bin/node tools/foods/write-foods.ts').toBe(true)
})

test('the tables of foods stay within the bytes that a phone may load for them', () => {
  expect(gzipSync(readText(FILE)).length).toBeLessThan(MOST_BYTES)
  expect(gzipSync(readText(SPANISH)).length).toBeLessThan(MOST_SPANISH_BYTES)
})
