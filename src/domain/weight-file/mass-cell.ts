import { KG_PER_POUND } from '#domain/units.ts'

export const massUnits = ['kg', 'lb', 'st', 'g'] as const
/** A unit in which files hold weights. */
export type MassUnit = (typeof massUnits)[number]

/** Pounds in a stone. */
export const POUNDS_PER_STONE = 14

/** Kilograms in one of a unit. */
export const kgPer: Readonly<Record<MassUnit, number>> = {
  kg: 1,
  lb: KG_PER_POUND,
  st: POUNDS_PER_STONE * KG_PER_POUND,
  g: 0.001,
}

const unitWords: Readonly<Record<MassUnit, readonly string[]>> = {
  kg: [
    'kg',
    'kgs',
    'kilo',
    'kilos',
    'kilogram',
    'kilograms',
    'kilogramm',
    'kilogramme',
    'kilogrammes',
    'kilogramos',
  ].concat(['quilogramas', 'chilogrammi', 'кг', '公斤', '千克', 'キログラム', '킬로그램', 'كجم', 'กก']),
  lb: ['lb', 'lbs', 'pound', 'pounds', 'libras', 'livres', 'libbre', 'фунт', 'фунты', 'ポンド', '磅'],
  st: ['st', 'stone', 'stones'],
  g: ['g', 'gram', 'grams', 'gramm', 'grammes', 'gr'],
}
const plainWord = (word: string): string =>
  word.toLowerCase().replace(/\.$/, '').normalize('NFKD').replace(/\p{M}/gu, '')
const unitOfWord: ReadonlyMap<string, MassUnit> = new Map(
  massUnits.flatMap((unit) => unitWords[unit].map((word) => [plainWord(word), unit] as const)),
)

/** The unit that a word names; null if it names none. */
export const massUnitOf = (word: string): MassUnit | null => unitOfWord.get(plainWord(word)) ?? null

/** A weight as a cell shows it. `unit` is null if the cell does not name it. */
export type MassCell = {
  readonly value: number
  readonly unit: MassUnit | null
  /** "13.2" may be thirteen stones and two pounds: the pounds that its decimals would be. Null if they cannot be. */
  readonly poundsAfterPoint: number | null
}

const ARABIC_ZERO = 0x660
const PERSIAN_ZERO = 0x6f0
const plainDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/\u066b/g, '.')

const number = /^(\d{1,6})(?:[.,](\d{1,15}))?$/
const withUnit = /^(\d{1,6}(?:[.,]\d{1,15})?)\s*([\p{L}\p{M}]+\.?)$/u
const stones = /^(\d{1,2})\s*(?:st|stones?)\.?[\s,]*(?:(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:lbs?|pounds?)?\.?)?$/i

const decimal = (text: string): number => Number(text.replace(',', '.'))

/** Reads "84.1", "84,1", "84.1 kg", "185.4 lbs" or "13st 3"; null if the text is no weight. */
export function massCell(text: string): MassCell | null {
  const plain = plainDigits(text).normalize('NFKC').trim()
  const composed = stones.exec(plain)
  if (composed !== null) {
    const inPounds = composed[2] === undefined ? 0 : decimal(composed[2])
    if (inPounds >= POUNDS_PER_STONE) return null
    return { value: Number(composed[1]) + inPounds / POUNDS_PER_STONE, unit: 'st', poundsAfterPoint: null }
  }
  const named = withUnit.exec(plain)
  const unit = named?.[2] === undefined ? null : massUnitOf(named[2])
  if (named !== null && unit === null) return null
  const digits = named?.[1] ?? plain
  const parts = number.exec(digits)
  if (parts === null) return null
  const after = parts[2] === undefined ? null : Number(parts[2])
  const isPounds = after !== null && after < POUNDS_PER_STONE && (parts[2]?.length ?? 0) <= 2
  return { value: decimal(digits), unit, poundsAfterPoint: isPounds ? after : null }
}

/** Kilograms of a stone cell whose decimals are pounds. */
export const stonesAndPounds = ({ value, poundsAfterPoint }: MassCell): number =>
  (Math.floor(value) + (poundsAfterPoint ?? 0) / POUNDS_PER_STONE) * kgPer.st
