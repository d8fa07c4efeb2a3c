import path from 'node:path'
import { readPicture } from '#web/member/label-reader/reading/read-picture.ts'
import { nodeTextModels } from '../../tests/labels/node-models.ts'
import type { Measurement } from '../measurement.ts'
import { quantile } from '../report/quantile.ts'
import { atLeast, atMost, type Row, reported } from '../report/row.ts'
import { type Judged, judged, pixelsOf, type RealOutcome, realLabels, realOutcomes } from './real-labels.ts'

/** As the browser scales them. */
const LONGEST_SIDE = 1600
/** A picture with fewer pixels on its longer side is a thumbnail. */
const LARGE_PX = 650

const LEAST = {
  large: { right: 70, settled: 85 },
  all: { right: 50, settled: 74 },
} as const

type Outcome = Judged & { readonly isLarge: boolean; readonly cpuMs: number }

async function outcomesOf(folder: string): Promise<readonly Outcome[]> {
  const models = await nodeTextModels()
  const outcomes: Outcome[] = []
  for (const label of await realLabels(folder)) {
    const picture = await pixelsOf(path.join(folder, label.file), LONGEST_SIDE)
    const before = process.cpuUsage()
    const { reading } = await readPicture(picture, models)
    const { user, system } = process.cpuUsage(before)
    const found = judged(reading, label)
    const wrong = found.wrong.length === 0 ? '' : `, wrong: ${found.wrong.join(' ')}`
    const unmarked = found.unmarked.length === 0 ? '' : `, unmarked: ${found.unmarked.join(' ')}`
    console.error(`  ${label.file}: ${found.outcome}${wrong}${unmarked}`)
    outcomes.push({ ...found, isLarge: picture.sidePx >= LARGE_PX, cpuMs: (user + system) / 1000 })
  }
  return outcomes
}

function rowsOf(outcomes: readonly Outcome[], name: 'large' | 'all'): readonly Row[] {
  const count = (outcome: RealOutcome): number => outcomes.filter((one) => one.outcome === outcome).length
  const percent = (number: number): number => (100 * number) / Math.max(1, outcomes.length)
  const about = name === 'large' ? `pictures of ${LARGE_PX} px and more` : 'all pictures'
  return [
    ...realOutcomes.map((outcome) =>
      reported({ name: `${about}: ${outcome}`, value: count(outcome), unit: 'pictures' }),
    ),
    atMost(0, { name: `${about}: wrong without a question`, value: count('wrong'), unit: 'pictures' }),
    atMost(0, {
      name: `${about}: wrong figures that are not marked`,
      value: outcomes.reduce((sum, { unmarked }) => sum + unmarked.length, 0),
      unit: '',
    }),
    atLeast(LEAST[name].right, { name: `${about}: right unasked`, value: percent(count('right')), unit: '%' }),
    atLeast(LEAST[name].settled, {
      name: `${about}: right unasked or with one tap`,
      value: percent(count('right') + count('one tap')),
      unit: '%',
    }),
  ]
}

/** How many pictures of real labels are read right. */
export const labels: Measurement = {
  name: 'labels',
  about:
    'the pictures of real nutrition labels in --folder, which belong to their makers and are not part of the project',
  measure: async ({ folder }) => {
    if (folder === undefined) return []
    const outcomes = await outcomesOf(folder)
    const times = outcomes.map(({ cpuMs }) => cpuMs)
    return [
      ...rowsOf(
        outcomes.filter(({ isLarge }) => isLarge),
        'large',
      ),
      ...rowsOf(outcomes, 'all'),
      reported({ name: 'CPU of a picture, median', value: quantile(times, 0.5), unit: 'ms' }),
      reported({ name: 'CPU of a picture, p90', value: quantile(times, 0.9), unit: 'ms' }),
    ]
  },
}
