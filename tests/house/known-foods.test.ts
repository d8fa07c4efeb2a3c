import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { foodTableFile } from '../../tools/foods/food-table-file.ts'
import { readText } from './project-files.ts'

const FILE = 'src/domain/foods/food-table.generated.ts'
/** Bytes that a browser loads, compressed, when food is first added. */
const MOST_BYTES = 450_000

test('the table of foods is what its generator makes of the planner’s foods and the sources', {
  timeout: 60_000,
}, () => {
  expect(readText(FILE) === foodTableFile(), 'run node_modules/.bin/node tools/foods/write-foods.ts').toBe(true)
})

test('the table of foods stays within the bytes that a phone may load for it', () => {
  expect(gzipSync(readText(FILE)).length).toBeLessThan(MOST_BYTES)
})
