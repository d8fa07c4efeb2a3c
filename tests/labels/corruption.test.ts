import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { confirmReading, figuresToConfirm, linesInDispute } from '#domain/label/confirm-reading.ts'
import { readLabel } from '#domain/label/read-label.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { corrupted } from './corruption.ts'
import { labelForms } from './layout.ts'
import { type Counts, groupOf, outcomeOf, share } from './outcome.ts'
import { randomLabel } from './random-label.ts'
import { clear, simulatedLines, simulatedPart } from './simulated-lines.ts'

const groups = ['two columns', 'one column', 'US'] as const
/** At most these shares of misreadings may be accepted without asking. */
const MOST_SILENT = { 'two columns': 0.01, 'one column': 0.03, US: 0.03 } as const

type Looks = {
  /** How often a later look has the same misreading as the first. */
  readonly repeated: number
  readonly labels: number
}

/** Counts the outcomes for labels on which the first look misreads one number with full confidence. */
function counted(group: (typeof groups)[number], { repeated, labels }: Looks): Counts {
  const counts: Counts = { right: 0, asked: 0, silent: 0 }
  for (const form of labelForms.filter((known) => groupOf(known) === group)) {
    for (let index = 0; index < labels; index++) {
      const label = randomLabel(form, `corrupted-${index}`)
      const random = seededRandom(`corrupted-${index}`)
      const lines = simulatedLines(label.layout, clear, random)
      for (const { lines: misread } of corrupted(lines, random)) {
        const first = readLabel(misread)
        const seen = () => (random() < repeated ? misread : lines)
        const again = seen()
        const alone = figuresToConfirm(first, again).map((room) => simulatedPart(seen(), room))
        const whole = linesInDispute(first, again, alone).map((line) => simulatedPart(seen(), line))
        counts[outcomeOf(confirmReading(first, { again, alone, whole }), label.truth)]++
      }
    }
  }
  return counts
}

test.each(groups)('%s: a misreading that later looks repeat two times in ten is almost never accepted', (group) => {
  const found = counted(group, { repeated: 0.2, labels: group === 'one column' ? casesOf(4, 12) : casesOf(1, 2) })
  expect(share(found, 'silent')).toBeLessThanOrEqual(MOST_SILENT[group])
})

test.each(groups)('%s: one wrong number is never accepted if the later looks have the right one', (group) => {
  expect(counted(group, { repeated: 0, labels: group === 'one column' ? casesOf(2, 3) : 1 }).silent).toBe(0)
})

test.each(labelForms)('%s: three looks at clear words raise no question', (form) => {
  for (let index = 0; index < casesOf(5, 10); index++) {
    const label = randomLabel(form, `clear-${index}`)
    const lines = simulatedLines(label.layout, clear, seededRandom(`clear-${index}`))
    const first = readLabel(lines)
    const alone = figuresToConfirm(first, lines).map((room) => simulatedPart(lines, room))
    expect(outcomeOf(confirmReading(first, { again: lines, alone, whole: [] }), label.truth)).toBe('right')
  }
})
