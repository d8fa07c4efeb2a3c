import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../src/web/styles/tokens.css', import.meta.url), 'utf8')
const [lightBlock = '', darkBlock = ''] = css.split('[data-theme="dark"]')

const tokensIn = (block: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1], match[2]]))

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const EDGE = 3
const pairs = [
  ['ink', 'bg', TEXT],
  ['ink', 'surface', TEXT],
  ['ink', 'tint', TEXT],
  ['ink', 'raised', TEXT],
  ['soft', 'bg', TEXT],
  ['soft', 'surface', TEXT],
  ['soft', 'tint', TEXT],
  ['deep', 'bg', TEXT],
  ['deep', 'surface', TEXT],
  ['deep', 'tint', TEXT],
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-press', TEXT],
  ['error-ink', 'error-tint', TEXT],
  ['error-ink', 'bg', TEXT],
  ['error-ink', 'surface', TEXT],
  ['edge', 'bg', EDGE],
  ['edge', 'surface', EDGE],
  ['edge', 'tint', EDGE],
] as const

test.each(pairs)('%s on %s', (front, back, least) => {
  for (const tokens of [tokensIn(lightBlock), tokensIn(darkBlock)]) {
    expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(least)
  }
})

test('the theme keeps its hues', () => {
  const light = tokensIn(lightBlock)
  expect([light['primary'], light['error'], light['bg']]).toEqual(['#70c573', '#ea5771', '#e4f0e7'])
})
