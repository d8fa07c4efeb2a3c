import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const lineOf = (text: string) => ({
  ...{ start: { x: 0, y: 0 }, end: { x: 100, y: 0 }, height: 10, sag: 0, text },
  ...{ at: [...text].map((_, at) => at / text.length), sureness: [...text].map(() => 1) },
})

test.each(['O', 'O ', '1', '1.', ' ', 'a', 'l1', '. '])(
  'a hostile line of %j is read within the time limit of a test',
  (part) => {
    expect(tokensOf(lineOf(part.repeat(100_000 / part.length))).length).toBeLessThanOrEqual(1000)
  },
)

test('a long line is read like any other up to its limit', () => {
  const [first, second] = tokensOf(lineOf(`Fat 12 g${' '.repeat(2000)}9 g`))
  expect([first, second]).toMatchObject([{ text: 'Fat' }, { digits: '12', unit: 'g' }])
})
