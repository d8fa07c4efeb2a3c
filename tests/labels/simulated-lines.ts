import { pointAt, type Strip, type TextLine } from '#domain/label/text-line.ts'
import type { Random } from '#planner/seeded-random.ts'
import { type Layout, type Run, textWidth } from './layout.ts'

/** The position of a label in its picture, and the quality of its recognition. */
export type Conditions = {
  /** Degrees. */
  readonly turned: number
  /** How far the middle sags, as a share of the width. */
  readonly bent: number
  /** Share of letters (not digits) that are misrecognised. */
  readonly wrongLetters: number
  /** Share of blanks that are lost. */
  readonly lostBlanks: number
}

export const clear: Conditions = { turned: 0, bent: 0, wrongLetters: 0, lostBlanks: 0 }

const leftOf = ({ text, x, size, bold, align }: Run): number => {
  const width = textWidth(text, size, bold)
  return align === 'right' ? x - width : align === 'center' ? x - width / 2 : x
}

/** The recogniser has no accents in its alphabet, and reads ß as B. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'B')

function recognised(text: string, { wrongLetters, lostBlanks }: Conditions, random: Random): string {
  return [...plain(text)]
    .map((letter) => {
      if (letter === ' ') return random() < lostBlanks ? '' : letter
      if (!/[a-z]/.test(letter) || random() >= wrongLetters) return letter
      return String.fromCharCode(97 + Math.floor(random() * 26))
    })
    .join('')
}

/** The lines that a recogniser would return for a label: each run is one, on a turned and bent sheet. */
export function simulatedLines(layout: Layout, conditions: Conditions, random: Random): readonly TextLine[] {
  const angle = (conditions.turned * Math.PI) / 180
  const place = (x: number, y: number) => {
    const across = x / layout.width - 0.5
    const sunk = y + conditions.bent * layout.width * (0.25 - across * across)
    return { x: x * Math.cos(angle) - sunk * Math.sin(angle), y: x * Math.sin(angle) + sunk * Math.cos(angle) }
  }
  return layout.runs.map((run) => {
    const text = recognised(run.text, conditions, random)
    const left = leftOf(run)
    const right = left + textWidth(run.text, run.size, run.bold)
    const middle = run.y - run.size * 0.36 + (random() - 0.5) * 2
    const letters = [...text]
    return {
      text,
      start: place(left, middle),
      end: place(right, middle),
      height: run.size * (1 + random() * 0.15),
      sag: 0,
      at: letters.map((_, index) => (index + 0.5) / letters.length),
      sureness: letters.map(() => 0.99),
    }
  })
}

const distanceOf = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y)

/** What a recogniser would return for a strip that covers part of one of the lines. */
export function simulatedPart(lines: readonly TextLine[], strip: Strip): TextLine {
  const middle = pointAt(strip, 0.5)
  const lineAt = (line: TextLine): number =>
    Math.min(...Array.from({ length: 101 }, (_, share) => distanceOf(pointAt(line, share / 100), middle)))
  const line = lines.reduce((best, other) => (lineAt(other) < lineAt(best) ? other : best))
  const length = distanceOf(line.start, line.end)
  // A character is seen if its middle is on the edge.
  const from = distanceOf(line.start, strip.start) / length - 1e-6
  const to = distanceOf(line.start, strip.end) / length + 1e-6
  const seen = [...line.text].flatMap((character, index) => {
    const at = line.at[index] ?? 0
    return at < from || at > to ? [] : [{ character, at: (at - from) / (to - from) }]
  })
  return {
    ...strip,
    text: seen.map(({ character }) => character).join(''),
    at: seen.map(({ at }) => at),
    sureness: seen.map(() => 0.99),
  }
}
