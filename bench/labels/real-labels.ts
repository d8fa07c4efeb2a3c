import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type LabelField, labelFields } from '#domain/label/label-field.ts'
import type { LabelReading } from '#domain/label/label-reading.ts'
import type { Pixels } from '#web/member/label-reader/reading/pixels.ts'

/** A picture of a label with what the pack says. */
export type RealLabel = {
  readonly file: string
  readonly basis: '100' | 'serving' | null
  readonly values: { readonly [F in LabelField]?: number }
}

/** The short names of a folder's truth.csv; energy and salt have several. */
const fieldOf: Readonly<Record<string, LabelField>> = {
  fat: 'fat',
  sat: 'saturates',
  carb: 'carbohydrate',
  sug: 'sugars',
  fib: 'fibre',
  prot: 'protein',
  salt: 'salt',
  serv: 'serving',
}

/** Grams of salt per milligram of sodium, and kilojoules per kilocalorie. */
const SALT_OF_SODIUM = 2.5 / 1000
const KJ_PER_KCAL = 4.184

const isBasis = (text: string | undefined): text is '100' | 'serving' => text === '100' || text === 'serving'

function labelOf(row: string): RealLabel | null {
  const [file, , truth] = row.split(',')
  if (file === undefined || truth === undefined || truth === '') return null
  const said = new Map(truth.split(';').map((part) => part.split('=') as [string, string]))
  const values: { [F in LabelField]?: number } = {}
  for (const [name, text] of said) {
    const field = fieldOf[name]
    if (field !== undefined) values[field] = Number(text)
  }
  const [kcal, kJ, sodium] = [said.get('kcal'), said.get('kJ'), said.get('na')]
  if (kcal !== undefined) values.energy = Number(kcal)
  else if (kJ !== undefined) values.energy = Math.round(Number(kJ) / KJ_PER_KCAL)
  if (sodium !== undefined && values.salt === undefined)
    values.salt = Number((Number(sodium) * SALT_OF_SODIUM).toFixed(3))
  const basis = said.get('basis')
  return { file, basis: isBasis(basis) ? basis : null, values }
}

/** The labels that a folder's truth.csv lists: file, region, then `name=value` pairs separated by semicolons. */
export async function realLabels(folder: string): Promise<readonly RealLabel[]> {
  const rows = (await readFile(path.join(folder, 'truth.csv'), 'utf8')).trim().split(/\r?\n/)
  return rows.slice(1).flatMap((row) => labelOf(row) ?? [])
}

/** The pixels of a picture, scaled down as in the browser. */
export async function pixelsOf(file: string, longestSide: number): Promise<Pixels & { readonly sidePx: number }> {
  const upright = await sharp(file).rotate().toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(upright.data)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    sidePx: Math.max(upright.info.width, upright.info.height),
  }
}

/**
 * `right`: every figure is right, without a question. `one tap`: asked, and every figure that is shown is right.
 * `wrong`: read without a question, with a figure that is wrong.
 */
export const realOutcomes = ['right', 'one tap', 'asked', 'unreadable', 'wrong'] as const
export type RealOutcome = (typeof realOutcomes)[number]

const needed = ['energy', 'fat', 'carbohydrate', 'protein', 'serving'] as const

/** The result of reading one label, with the fields that are wrong and those of them that are not marked. */
export type Judged = {
  readonly outcome: RealOutcome
  readonly wrong: readonly LabelField[]
  readonly unmarked: readonly LabelField[]
  readonly missing: readonly LabelField[]
}

const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 0.0015

/** Compares a reading with what the pack says. */
export function judged(reading: LabelReading, { basis, values }: RealLabel): Judged {
  if (reading.kind === 'unreadable') return { outcome: 'unreadable', wrong: [], unmarked: [], missing: [] }
  const wrong = labelFields.filter((field) => {
    const value = reading.values[field]?.value
    return value !== undefined && !isClose(value, values[field] ?? Number.NaN)
  })
  const missing = needed.filter((field) => values[field] !== undefined && reading.values[field] === undefined)
  const isOtherBasis = basis !== null && reading.basis !== null && reading.basis.per !== basis
  const doubts = reading.kind === 'asked' ? reading.doubts : {}
  const unmarked = wrong.filter((field) => doubts[field] === undefined)
  const isWhole = wrong.length === 0 && missing.length === 0 && !isOtherBasis && reading.basis !== null
  const outcome =
    reading.kind === 'read' ? (isWhole ? 'right' : 'wrong') : isWhole ? 'one tap' : ('asked' satisfies RealOutcome)
  return { outcome, wrong, unmarked, missing }
}
