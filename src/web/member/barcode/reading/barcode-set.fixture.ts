import { readGtin } from '#domain/product/gtin.ts'
import { withCheckDigit } from './barcode-symbols.fixture.ts'
import { drawBarcode, type Shot } from './draw-barcode.fixture.ts'
import type { RgbaImage } from './gray-image.ts'

const kinds = ['flat', 'turned', 'blurred', 'bent', 'hard'] as const
type Kind = (typeof kinds)[number]
/** Digits without the check digit. */
const formats = { 'EAN-13': 12, 'UPC-A': 11, 'EAN-8': 7, 'UPC-E': 7 } as const
type Format = keyof typeof formats
const OF_EACH = 4

export type BarcodeSample = {
  readonly name: string
  readonly kind: Kind
  readonly digits: string
  readonly image: () => RgbaImage
}

type Random = () => number

/** Random numbers from 0 up to 1 that depend only on the seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

const between = (random: Random, least: number, most: number): number => least + (most - least) * random()

function shotOf(kind: Kind, random: Random): Shot {
  const flat: Shot = {
    module: between(random, 2.2, 4),
    turn: between(random, -4, 4),
    tilt: 0,
    bend: 0,
    blur: 0.4,
    ink: between(random, 10, 40),
    paper: between(random, 215, 245),
    shadow: 0,
    noise: 2,
  }
  switch (kind) {
    case 'flat':
      return flat
    case 'turned':
      return { ...flat, turn: between(random, 10, 90) }
    case 'blurred':
      return { ...flat, blur: between(random, 0.8, 1.8) }
    case 'bent':
      return {
        ...flat,
        tilt: between(random, 0.05, 0.25),
        bend: between(random, 30, 90),
        turn: between(random, -12, 12),
      }
    case 'hard':
      return {
        ...flat,
        blur: between(random, 0.9, 1.5),
        ink: between(random, 70, 100),
        paper: between(random, 150, 180),
        shadow: between(random, 0.2, 0.5),
        noise: between(random, 5, 10),
        turn: between(random, -10, 10),
      }
  }
}

/** A UPC-E of number system 0. The check digit that fits is found by reading it. */
const upcE = (body: string): string =>
  Array.from({ length: 10 }, (_, digit) => `0${body.slice(1)}${digit}`).find((digits) => {
    const read = readGtin(digits)
    return read.kind === 'gtin' && !read.gtin.startsWith('000000')
  }) ?? ''

const digitsOf = (format: Format, random: Random): string => {
  const body = Array.from({ length: formats[format] }, () => Math.floor(random() * 10)).join('')
  if (format === 'UPC-E') return upcE(body)
  // EAN-8 numbers that begin with two zeros are not printed on packs.
  return withCheckDigit(format === 'EAN-8' ? `5${body.slice(1)}` : `${format === 'UPC-A' ? '0' : '4'}${body.slice(1)}`)
}

const shots = Object.keys(formats).flatMap((format) =>
  kinds.flatMap((kind) => Array.from({ length: OF_EACH }, (_, at) => ({ format, kind, at }))),
)

/** Eighty barcodes: twenty of each format, four of each kind of shot. They are the same in every run. */
export const barcodeSet: readonly BarcodeSample[] = shots.map(({ format, kind, at }, place) => {
  const random = randomFrom(place + 1)
  // The keys are those of `formats`.
  const digits = digitsOf(format as Format, random)
  const shot = shotOf(kind, random)
  return { name: `${format} ${kind} ${at + 1}`, kind, digits, image: () => drawBarcode(digits, shot, random) }
})

/** Sixteen of them: one of each format and kind, except the hard ones. */
export const barcodeExamples = barcodeSet.filter(({ kind, name }) => kind !== 'hard' && name.endsWith('1'))
