import type { Strip, TextLine } from '#domain/label/text-line.ts'
import { type Model, type Pixels, sampled } from './pixels.ts'

/** PP-OCRv4's recogniser takes lines of this height, in pixels. */
const LINE_HEIGHT = 48
const LEAST_WIDTH = 16
const MOST_WIDTH = 1600
const scaling = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] } as const

/** Characters that our labels can have. The recogniser's other scripts are excluded before the best class is chosen. */
const LATIN = /^[ -~«»°·Üüäöéèêàâçñóíáúß℅≤µ]$/

/** The recogniser's classes and their characters, limited to those that a label can have. */
export type Alphabet = { readonly classes: readonly number[]; readonly characters: ReadonlyMap<number, string> }

/** Reads the recogniser's list of characters: class 0 is "none", the class after the list is a blank. */
export function alphabetOf(list: string): Alphabet {
  const characters = new Map<number, string>()
  const lines = list.split(/\r?\n/)
  while (lines.at(-1) === '') lines.pop()
  lines.forEach((character, index) => {
    if (LATIN.test(character)) characters.set(index + 1, character)
  })
  characters.set(lines.length + 1, ' ')
  return { classes: [0, ...characters.keys()], characters }
}

/** How a line is sampled: margin around it as a share of its height, factor of its contrast, horizontal stretch. */
export type Look = { readonly margin: number; readonly contrast: number; readonly stretch: number }
export const firstLook: Look = { margin: 0, contrast: 1, stretch: 1 }
export const secondLook: Look = { margin: 0.12, contrast: 1.35, stretch: 1.18 }
export const thirdLook: Look = { margin: 0.06, contrast: 1, stretch: 1.1 }
export const fourthLook: Look = { margin: 0.05, contrast: 1.15, stretch: 1.3 }

/** Greedy decoding of the recogniser's steps (CTC): drops repeats and "none" between characters. */
function decoded(
  { data, dims }: { readonly data: Float32Array; readonly dims: readonly number[] },
  { classes, characters }: Alphabet,
): Pick<TextLine, 'text' | 'at' | 'sureness'> {
  const steps = dims[1] ?? 0
  const size = dims[2] ?? 0
  const found: { character: string; from: number; to: number; sureness: number }[] = []
  let before = 0
  for (let step = 0; step < steps; step++) {
    let best = 0
    for (const candidate of classes) {
      if ((data[step * size + candidate] ?? 0) > (data[step * size + best] ?? 0)) best = candidate
    }
    const probability = data[step * size + best] ?? 0
    const last = found.at(-1)
    if (best !== 0 && best === before && last !== undefined) {
      last.to = step
      last.sureness = Math.max(last.sureness, probability)
    } else if (best !== 0) {
      found.push({ character: characters.get(best) ?? '', from: step, to: step, sureness: probability })
    }
    before = best
  }
  return {
    text: found.map(({ character }) => character).join(''),
    at: found.map(({ from, to }) => ((from + to) / 2 + 0.5) / steps),
    sureness: found.map(({ sureness }) => sureness),
  }
}

/** Reads one strip of a picture. */
export async function recognise(
  picture: Pixels,
  strip: Strip,
  recogniser: Model,
  alphabet: Alphabet,
  { margin, contrast, stretch }: Look = firstLook,
): Promise<TextLine> {
  const length = Math.hypot(strip.end.x - strip.start.x, strip.end.y - strip.start.y)
  const cos = (strip.end.x - strip.start.x) / length
  const sin = (strip.end.y - strip.start.y) / length
  const extra = margin * strip.height
  const height = strip.height + 2 * extra
  const width = length + 2 * extra
  const columns = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.round(((LINE_HEIGHT * width) / height) * stretch)))
  const input = sampled(
    picture,
    { width: columns, height: LINE_HEIGHT },
    (column, row) => {
      const along = ((column + 0.5) / columns) * width - extra
      const share = along / length
      const across = ((row + 0.5) / LINE_HEIGHT - 0.5) * height + 4 * strip.sag * share * (1 - share)
      return {
        x: strip.start.x + along * cos - across * sin - 0.5,
        y: strip.start.y + along * sin + across * cos - 0.5,
      }
    },
    scaling,
  )
  if (contrast !== 1) {
    for (let index = 0; index < input.data.length; index++) {
      input.data[index] = Math.max(-1, Math.min(1, (input.data[index] ?? 0) * contrast))
    }
  }
  return { ...strip, ...decoded(await recogniser(input), alphabet) }
}
