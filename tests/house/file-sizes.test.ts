import { expect, test } from 'vitest'
import { projectFiles, readText } from './project-files.ts'

const MEDIAN = 70
const P90 = 160
const MOST = 300

// Tables are looked up by key and not read from top to bottom, and are as long as the list they hold.
const FOOD_TABLES =
  /^src\/planner\/foods\/(?:baking-and-sweet|bread|dairy-and-eggs|drinks|fish|fruit|grains|herbs|meat|nuts-and-seeds|oils-and-sauces|pulses-and-soy|spices|tins-and-jars|vegetables|english-food-names|spanish-food-names)\.ts$/
const EXEMPT = [
  FOOD_TABLES,
  /^src\/planner\/larder\/keeping-days\.ts$/,
  /^src\/domain\/foods\/said-as\.ts$/,
  /^src\/domain\/weight-file\/headings\.ts$/,
  /^src\/server\/platform\/db\/migrations\//,
  /^src\/server\/platform\/db\/schema\.sql$/,
  /\.generated\.ts$/,
]

const measured = projectFiles
  .filter((file) => /\.(?:ts|tsx|mjs|css|sql)$/.test(file) && !EXEMPT.some((pattern) => pattern.test(file)))
  .map((file) => ({ file, lines: readText(file).split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

const quantile = (part: number): number => measured[Math.floor(part * (measured.length - 1))]?.lines ?? 0

test('files are short', () => {
  const longest = measured.at(-1)
  const figures = `median ${quantile(0.5)}, p90 ${quantile(0.9)}, longest ${longest?.lines} (${longest?.file})`
  process.stdout.write(`${measured.length} files, lines: ${figures}\n`)
  expect(quantile(0.5)).toBeLessThan(MEDIAN)
  expect(quantile(0.9)).toBeLessThan(P90)
})

test(`no file is longer than ${MOST} lines`, () => {
  expect(measured.filter(({ lines }) => lines > MOST)).toEqual([])
})
