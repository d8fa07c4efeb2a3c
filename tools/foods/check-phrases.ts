import { readFileSync } from 'node:fs'
import { findFoods } from '#domain/foods/find-foods.ts'
import { indexFoods } from '#domain/foods/food-index.ts'
import { foodTable } from '#domain/foods/food-table.generated.ts'
import { readFoods } from '#domain/foods/known-food.ts'
import { parseCsv } from './parse-csv.ts'

// For engineers: how often a phrase of a CSV (phrase, acceptable_ids apart by blanks) finds an acceptable food first or
// second: node tools/foods/check-phrases.ts phrases.csv
const [file = ''] = process.argv.slice(2)
const foods = readFoods(foodTable)
const index = indexFoods(
  foods.map((item) => ({ item, names: [item.name, ...item.also], covers: item.covers, likely: item.likely })),
)
const counts = { first: 0, second: 0, third: 0, later: 0, none: 0 }
let ms = 0
let slowest = 0
const phrases = parseCsv(readFileSync(file, 'utf8'))
for (const { phrase = '', acceptable_ids: ids = '' } of phrases) {
  const wanted = new Set(ids.toLowerCase().split(' '))
  const before = performance.now()
  const found = findFoods(index, phrase, 12)
  const took = performance.now() - before
  ms += took
  slowest = Math.max(slowest, took)
  const place = found.findIndex(({ item }) => item.standsFor.some((id) => wanted.has(id)))
  const rank =
    found.length === 0 ? 'none' : place === 0 ? 'first' : place === 1 ? 'second' : place === 2 ? 'third' : 'later'
  counts[rank]++
  if (rank !== 'first' && rank !== 'second') {
    const shown = found.slice(0, 4).map(({ item, score }) => `${item.name} ${score.toFixed(2)}`)
    console.log(`${phrase} [${place + 1}]: ${shown.join(' | ')}`)
  }
}
const share = ((counts.first + counts.second) / phrases.length) * 100
console.log(
  counts,
  `${share.toFixed(1)} % first or second, ${(ms / phrases.length).toFixed(1)} ms a search, slowest ${slowest.toFixed(1)} ms`,
)
