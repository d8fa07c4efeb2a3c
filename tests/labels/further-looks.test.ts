import { expect, test } from 'vitest'
import { confirmReading, figuresToConfirm, linesToConfirm } from '#domain/label/confirm-reading.ts'
import { bar, type ExampleRow, exampleLines, muesli, withText } from '#domain/label/lines.example.ts'
import { readLabel } from '#domain/label/read-label.ts'
import { simulatedPart } from './simulated-lines.ts'

const read = (rows: readonly ExampleRow[]) => readLabel(exampleLines(rows))

/** The figures of a label one by one, as a third look sees them. */
const alone = (rows: readonly ExampleRow[], other = rows) =>
  figuresToConfirm(read(rows), exampleLines(rows)).map((room) => simulatedPart(exampleLines(other), room))

test('a second look at its lines confirms a reading, and differing figures are asked about', () => {
  const first = read(bar)
  const again = exampleLines(bar)
  expect(linesToConfirm(first)).toHaveLength(9)
  expect(confirmReading(first, again, alone(bar))).toEqual(first)
  const other = exampleLines(withText(bar, 'Protein 7g', 'Protein 1g'))
  expect(confirmReading(first, other, alone(bar))).toMatchObject({
    kind: 'asked',
    doubts: { protein: 'read differently' },
  })
  expect(confirmReading(first, [], [])).toMatchObject({ kind: 'asked' })
})

test('a figure that nothing else on the label confirms has to read the same on its own', () => {
  const other = withText(bar, 'Protein 7g', 'Protein 1g')
  expect(confirmReading(read(bar), exampleLines(bar), alone(bar, other))).toMatchObject({
    kind: 'asked',
    doubts: { protein: 'read differently' },
  })
})

test('a figure that the portion confirms may be read differently once', () => {
  const first = read(muesli)
  const again = exampleLines(withText(muesli, '7,0g', '70g'))
  const figures = figuresToConfirm(first, again)
  expect(figures).toHaveLength(1)
  const third = figures.map((room) => simulatedPart(exampleLines(muesli), room))
  expect(confirmReading(first, again, third)).toEqual(first)
  expect(confirmReading(first, again, [])).toMatchObject({ doubts: { fat: 'read differently' } })
})
