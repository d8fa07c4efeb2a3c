import { expect, test } from 'vitest'
import { readLabel } from '#domain/label/read-label.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { type LabelForm, labelForms, moreForms } from './layout.ts'
import { outcomeOf } from './outcome.ts'
import { randomLabel } from './random-label.ts'
import { type Conditions, clear, simulatedLines } from './simulated-lines.ts'

const LABELS = 5

function outcomes(conditions: Conditions, forms: readonly LabelForm[] = labelForms): readonly string[] {
  return forms.flatMap((form) =>
    Array.from({ length: LABELS }, (_, index) => {
      const label = randomLabel(form, `words-${form}-${index}`)
      const lines = simulatedLines(label.layout, conditions, seededRandom(`${form}-${index}`))
      return outcomeOf(readLabel(lines), label.truth)
    }),
  )
}

test('every form of label is read completely if its words are clear', () => {
  expect(new Set(outcomes(clear))).toEqual(new Set(['right']))
})

test('most turned and bent labels without blanks are read, and none wrongly', () => {
  const found = outcomes({ turned: 5, bent: 0.05, wrongLetters: 0.005, lostBlanks: 0.5 })
  expect(found).not.toContain('silent')
  expect(found.filter((outcome) => outcome === 'right').length).toBeGreaterThan(0.6 * found.length)
})

test.each(moreForms)('%s: a label in another language or of another country is read completely', (form) => {
  expect(new Set(outcomes(clear, [form]))).toEqual(new Set(['right']))
})

test('turned and bent labels in more languages are read or asked about, and none wrongly', () => {
  const found = outcomes({ turned: 4, bent: 0.04, wrongLetters: 0.005, lostBlanks: 0.5 }, moreForms)
  expect(found).not.toContain('silent')
  expect(found.filter((outcome) => outcome === 'right').length).toBeGreaterThan(0.5 * found.length)
})
