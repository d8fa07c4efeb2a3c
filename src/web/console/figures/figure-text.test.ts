import { expect, test } from 'vitest'
import { stepText } from '#analytics/funnel/step-text.ts'
import { amountsText, boundsText, changeText, durationText, shareText } from './figure-text.ts'

test('figures are formatted for reading', () => {
  expect(shareText(0.1234)).toBe('12.3%')
  expect(shareText(null)).toBe('–')
  expect(boundsText({ low: 0.1, high: 0.25 })).toBe('10.0–25.0%')
  expect([durationText(4200), durationText(65_400), durationText(null)]).toEqual(['4.2 s', '1 min 05 s', '–'])
  expect([durationText(59_949), durationText(59_960)]).toEqual(['59.9 s', '1 min 00 s'])
  expect(stepText('how-old-are-you')).toBe('How old are you')
})

test('amounts in two currencies are shown side by side', () => {
  expect(
    amountsText([
      { currency: 'USD', minor: 1999 },
      { currency: 'EUR', minor: 500 },
    ]),
  ).toBe('$19.99 + €5.00')
  expect(amountsText([])).toBe('–')
})

test('a change is given relative to the earlier figure', () => {
  expect([changeText(112, 100), changeText(80, 100), changeText(5, 0), changeText(0, 0), changeText(7, 7)]).toEqual([
    '+12%',
    '−20%',
    'none before',
    'as before',
    '±0%',
  ])
})
