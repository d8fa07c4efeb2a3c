import { expect, test } from 'vitest'
import { confirmReading } from '#domain/label/confirm-reading.ts'
import { readLabel } from '#domain/label/read-label.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { corrupted } from './corruption.ts'
import { type LabelForm, labelForms } from './layout.ts'
import { type Counts, groupOf, outcomeOf, share } from './outcome.ts'
import { randomLabel } from './random-label.ts'
import { clear, simulatedLines } from './simulated-lines.ts'

/** Counts what comes of reading labels of which one number is misread with all confidence. */
function counted(form: LabelForm, seeds: readonly string[], second: boolean): Counts {
  const counts: Counts = { right: 0, asked: 0, silent: 0 }
  for (const seed of seeds) {
    const label = randomLabel(form, seed)
    const random = seededRandom(seed)
    const lines = simulatedLines(label.layout, clear, random)
    for (const { lines: misread } of corrupted(lines, random)) {
      const first = readLabel(misread)
      counts[outcomeOf(second ? confirmReading(first, lines) : first, label.truth)]++
    }
  }
  return counts
}

const seeds = ['corrupted-1', 'corrupted-2']

test.each(labelForms.filter((form) => groupOf(form) === 'two columns'))(
  '%s: a second column proves nearly every number by itself',
  (form) => {
    expect(share(counted(form, seeds, false), 'silent')).toBeLessThan(0.05)
  },
)

test.each(labelForms)('%s: one wrong number is never taken where the second reading has the right one', (form) => {
  expect(counted(form, seeds.slice(0, 1), true).silent).toBe(0)
})
