import { expect, test } from 'vitest'
import { CARD, drawCard } from './draw-card.ts'
import type { ForecastCard } from './forecast-card.ts'
import { recordingPen } from './pen.fixture.ts'

const card: ForecastCard = {
  before: 'By June 12, half of people like me lose',
  span: '13–20 lb',
  ads: 'Ads would have promised 31 lb.',
  days: [
    { day: 0, low: 0, high: 0 },
    { day: 100, low: -6, high: -4 },
    { day: 196, low: -9, high: -6 },
  ],
  promised: { day: 178, change: -14 },
  weights: null,
}
const page = { heading: 'serif', text: 'sans-serif', isRtl: false }

function textsOf(shown: ForecastCard, isRtl = false) {
  const { pen, texts, pictures } = recordingPen()
  drawCard(pen, shown, { brand: 'forkcast', page: { ...page, isRtl }, plates: [] })
  expect(pictures).toEqual([])
  return texts
}

test('the picture says the range, what ads promise and its name, and nothing else', () => {
  const said = textsOf(card).map(({ text }) => text)
  expect(said.join(' ')).toBe(
    'an honest forecast forkcast By June 12, half of people like me lose 13–20 lb Ads would have promised 31 lb.',
  )
})

test('weights that were chosen stand at both ends of the curve', () => {
  const weights = { today: '194 lb today', high: '181 lb', low: '174 lb' }
  expect(textsOf({ ...card, weights }).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['194 lb today', '181 lb', '174 lb']),
  )
})

test('no line is wider than the picture, however long the range', () => {
  const weights = { today: '1,194.5 lb today', high: '181.5 lb', low: '174.5 lb' }
  const long = { ...card, before: `${card.before} `.repeat(3).trim(), span: 'up to 113.5–120.5 lb', weights }
  for (const { text, x, width } of textsOf(long)) {
    // The first text ends at its point; every other one begins there.
    const end = text === 'an honest forecast' ? x : x + width
    expect(end, text).toBeLessThanOrEqual(CARD.width)
  }
})

test('read from right to left, texts begin at the right', () => {
  const span = textsOf(card, true).find(({ text }) => text === card.span)
  expect(span?.x).toBeGreaterThan(CARD.width / 2)
})
