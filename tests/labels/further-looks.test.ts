import { expect, test } from 'vitest'
import { confirmReading, figuresToConfirm, linesInDispute, linesToConfirm } from '#domain/label/confirm-reading.ts'
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
  expect(confirmReading(first, { again, alone: alone(bar), whole: [] })).toEqual(first)
  const other = exampleLines(withText(bar, 'Protein 7g', 'Protein 1g'))
  expect(confirmReading(first, { again: other, alone: alone(bar), whole: [] })).toMatchObject({
    kind: 'asked',
    doubts: { protein: 'read differently' },
  })
  expect(confirmReading(first, { again: [], alone: [], whole: [] })).toMatchObject({ kind: 'asked' })
})

test('a figure that nothing else on the label confirms has to read the same on its own', () => {
  const other = withText(bar, 'Protein 7g', 'Protein 1g')
  expect(confirmReading(read(bar), { again: exampleLines(bar), alone: alone(bar, other), whole: [] })).toMatchObject({
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
  expect(confirmReading(first, { again, alone: third, whole: [] })).toEqual(first)
  expect(confirmReading(first, { again, alone: [], whole: [] })).toMatchObject({
    doubts: { fat: 'read differently' },
  })
})

test('a close look that sees the edge of a neighbour is settled by a fourth one at the line', () => {
  const first = read(bar)
  const again = exampleLines(bar)
  const edged = alone(bar).map((line) =>
    line.text.trim() === '7g' ? { ...line, text: '17g', at: [0.1, 0.4, 0.8], sureness: [1, 1, 1] } : line,
  )
  expect(linesInDispute(first, again, edged)).toHaveLength(1)
  expect(confirmReading(first, { again, alone: edged, whole: again })).toEqual(first)
  expect(confirmReading(first, { again, alone: edged, whole: [] })).toMatchObject({
    doubts: { protein: 'read differently' },
  })
  const other = exampleLines(withText(bar, 'Protein 7g', 'Protein 17g'))
  expect(confirmReading(first, { again, alone: edged, whole: other })).toMatchObject({
    doubts: { protein: 'read differently' },
  })
})

test('a close look that sees another digit is asked about without a fourth one', () => {
  const other = withText(bar, 'Protein 7g', 'Protein 1g')
  expect(linesInDispute(read(bar), exampleLines(bar), alone(bar, other))).toEqual([])
})
