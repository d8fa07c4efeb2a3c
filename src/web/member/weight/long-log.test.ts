import { expect, test } from 'vitest'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { addDays } from '#domain/time.ts'
import { PLOT } from '#web/chart/layout-curve.ts'
import { layoutWeights } from './layout-weights.ts'
import { wholeSpan } from './plot-span.ts'
import { weightProgress } from './weight-progress.ts'
import { learntTable, MOST_TABLE_DAYS, weightTable } from './weight-table.ts'

const START = '2026-11-21'
const DAYS = 20_000
/** Days after the start. */
const TODAY = 40

const member: Parameters<typeof weightProgress>[0] = {
  hero: exampleHero,
  startsOn: START,
  settings: {
    mealsADay: 3,
    diets: [],
    restrictions: [],
    cookingSkill: 'BASIC',
    timeCooking: 'LESS_30_MINUTES',
    variety: 'BALANCED',
    shoppingDays: [],
    eaters: 1,
    units: 'metric',
  },
}
const weights = Array.from({ length: DAYS }, (_, index) => ({
  day: addDays(START, index - DAYS + 1 + TODAY),
  kg: 80 + 5 * Math.sin(index / 900) + 0.5 * Math.sin(index * 12.9898),
}))
const learnt: LearntWeight = {
  course: Array.from({ length: 120 }, (_, index) => ({ day: index - 79, kg: 80, sd: 0.4 })),
  today: TODAY,
  state: 'STEADY',
  doubts: [],
  readings: 28,
  offset: { energy: 0, low: -100, high: 100 },
  goal: null,
  startUnlikely: false,
}

test.each([null, learnt])('what is drawn and listed of decades does not grow with the log', (known) => {
  const reply = { weights, ...(known !== null && { learnt: known }) }
  const progress = weightProgress(member, reply, addDays(START, TODAY))
  if (progress === null) throw new Error('The example should have a body.')
  const span = wholeSpan(progress)
  if (span === null) throw new Error('Decades should have a view of their own.')
  expect(span.to - span.from).toBeGreaterThan(DAYS)
  // The lowest and the highest reading of each unit of width.
  const most = 2 * (PLOT.right - PLOT.left + 1)
  const { dots, average, learnt: drawn } = layoutWeights(progress, span)
  expect(dots.length).toBeLessThanOrEqual(most)
  expect(dots.length).toBeGreaterThan(most / 4)
  for (const path of [average, drawn?.line ?? '']) expect(path.split('L').length).toBeLessThanOrEqual(most)
  const rows = known === null ? weightTable(progress) : learntTable(progress, known)
  // Beside the days, a learnt table has at most six of those ahead.
  expect(rows.length).toBeLessThanOrEqual(MOST_TABLE_DAYS + 6)
})
