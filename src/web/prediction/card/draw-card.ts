import { linearScale } from '#web/chart/scale.ts'
import { cardWords } from './card-words.ts'
import type { ForecastCard } from './forecast-card.ts'

/** Pixels of the picture: four to five, as phones show posts. */
export const CARD = { width: 1080, height: 1350 } as const

const EDGE = 88
const PLOT = { left: EDGE, right: 890, top: 646, bottom: 1010 } as const
const PLATE = 290
const PLATE_TOP = 1122

const colors = {
  forest: '#12452a',
  light: '#1b5b38',
  ink: '#f1faf2',
  soft: '#b3dabd',
  leaf: '#8fe094',
  ads: '#ff9aac',
  adsInk: '#ffc4ce',
  grid: 'rgb(255 255 255 / 12%)',
} as const

/** The families of the page's fonts, and whether it is read from right to left. */
export type CardPage = { readonly heading: string; readonly text: string; readonly isRtl: boolean }

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'direction'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'createRadialGradient'
  | 'createLinearGradient'
  | 'drawImage'
>

type Line = readonly (readonly [x: number, y: number])[]

function trace(pen: Pen, line: Line): void {
  pen.beginPath()
  for (const [x, y] of line) pen.lineTo(x, y)
}

/** The largest size at which a text is no wider than its place. */
function sizeFor(pen: Pen, text: string, largest: number, fontOf: (size: number) => string): number {
  pen.font = fontOf(largest)
  return Math.min(largest, (largest * (CARD.width - 2 * EDGE)) / pen.measureText(text).width)
}

function linesOf(pen: Pen, text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && pen.measureText(longer).width <= CARD.width - 2 * EDGE) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function drawCloth(pen: Pen): void {
  const light = pen.createRadialGradient(130, 0, 0, 130, 0, 1100)
  light.addColorStop(0, colors.light)
  light.addColorStop(1, colors.forest)
  pen.fillStyle = light
  pen.fillRect(0, 0, CARD.width, CARD.height)
}

function drawTexts(pen: Pen, card: ForecastCard, brand: string, { heading, text, isRtl }: CardPage): void {
  const start = isRtl ? CARD.width - EDGE : EDGE
  pen.direction = isRtl ? 'rtl' : 'ltr'
  pen.textAlign = 'end'
  pen.fillStyle = colors.soft
  pen.font = `500 36px ${text}`
  pen.fillText(cardWords.honest, CARD.width - start, 120)
  pen.textAlign = 'start'
  pen.fillStyle = colors.ink
  pen.font = `700 58px ${heading}`
  pen.fillText(brand, start, 122)
  pen.font = `500 46px ${text}`
  for (const [place, line] of linesOf(pen, card.before).entries()) pen.fillText(line, start, 236 + 58 * place)
  const fontOf = (size: number) => ['800', `${size}px`, heading].join(' ')
  pen.font = fontOf(sizeFor(pen, card.span, 184, fontOf))
  pen.fillText(card.span, start, 462)
  if (card.ads === null) return
  pen.fillStyle = colors.adsInk
  pen.font = `500 42px ${text}`
  pen.fillText(card.ads, start, 540)
}

function drawCurve(pen: Pen, { days, promised, weights }: ForecastCard, { text, isRtl }: CardPage): void {
  const last = days.at(-1)
  if (last === undefined) return
  const right = weights === null ? CARD.width - EDGE : PLOT.right
  const across = linearScale([0, last.day], [PLOT.left, right])
  const x = (day: number) => (isRtl ? CARD.width - across(day) : across(day))
  const lowest = Math.min(promised.change, ...days.map(({ low }) => low))
  const highest = Math.max(0, ...days.map(({ high }) => high))
  const y = linearScale([lowest, highest], [PLOT.bottom, PLOT.top])
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.lineWidth = 2
  pen.strokeStyle = colors.grid
  for (let row = 0; row < 4; row++) {
    const level = PLOT.top + (row * (PLOT.bottom - PLOT.top)) / 3
    trace(pen, [
      [EDGE, level],
      [CARD.width - EDGE, level],
    ])
    pen.stroke()
  }
  const [upper, lower] = [
    days.map(({ day, high }) => [x(day), y(high)] as const),
    days.map(({ day, low }) => [x(day), y(low)] as const),
  ]
  const opening = pen.createLinearGradient(x(0), 0, x(last.day), 0)
  opening.addColorStop(0, 'rgb(143 224 148 / 12%)')
  opening.addColorStop(1, 'rgb(143 224 148 / 78%)')
  pen.fillStyle = opening
  trace(pen, [...upper, ...lower.toReversed()])
  pen.closePath()
  pen.fill()
  pen.strokeStyle = colors.leaf
  pen.lineWidth = 6
  for (const edge of [upper, lower]) {
    trace(pen, edge)
    pen.stroke()
  }
  drawPromise(pen, [x(0), y(0)], [x(promised.day), y(promised.change)])
  pen.fillStyle = colors.ink
  pen.beginPath()
  pen.arc(x(0), y(0), 15, 0, 2 * Math.PI)
  pen.fill()
  if (weights === null) return
  pen.textAlign = 'start'
  pen.font = `700 40px ${text}`
  const side = isRtl ? -1 : 1
  // Above the band, which opens at once.
  pen.fillText(weights.today, x(0) - side * 15, PLOT.top - 16)
  // Two weights that are near each other are still two lines.
  const apart = Math.max(0, (52 - (y(last.low) - y(last.high))) / 2)
  pen.fillText(weights.high, x(last.day) + side * 22, y(last.high) + 14 - apart)
  pen.fillText(weights.low, x(last.day) + side * 22, y(last.low) + 14 + apart)
}

/** The straight line of ads, and the circle in which it ends. */
function drawPromise(pen: Pen, from: readonly [number, number], to: readonly [number, number]): void {
  pen.strokeStyle = colors.ads
  pen.setLineDash([10, 18])
  trace(pen, [from, to])
  pen.stroke()
  pen.setLineDash([])
  pen.beginPath()
  pen.arc(...to, 13, 0, 2 * Math.PI)
  pen.fillStyle = colors.forest
  pen.fill()
  pen.stroke()
}

/** Draws a card, with dishes along its lower edge. Those that could not be loaded are left out. */
export function drawCard(
  pen: Pen,
  card: ForecastCard,
  {
    brand,
    page,
    plates,
  }: { readonly brand: string; readonly page: CardPage; readonly plates: readonly CanvasImageSource[] },
): void {
  drawCloth(pen)
  drawTexts(pen, card, brand, page)
  drawCurve(pen, card, page)
  const apart = (CARD.width + PLATE / 2 - PLATE) / Math.max(1, plates.length - 1)
  for (const [place, plate] of plates.entries())
    pen.drawImage(plate, -PLATE / 4 + place * apart, PLATE_TOP, PLATE, PLATE)
}
