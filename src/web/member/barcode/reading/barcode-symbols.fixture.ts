import { hasCheckDigit } from '#domain/product/gtin.ts'

/** Bars and spaces of a digit as an EAN prints it on the left with odd parity; a 1 is a bar of one module. */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const
const inverted = (modules: string): string => [...modules].map((module) => (module === '1' ? '0' : '1')).join('')
const reversed = (modules: string): string => [...modules].toReversed().join('')

const right = (digit: number): string => inverted(odd[digit] ?? '')
const left = (digit: number, isOdd: boolean): string => (isOdd ? (odd[digit] ?? '') : reversed(right(digit)))

/** By the first digit of an EAN-13: which of the six digits on the left have odd parity (L) and even parity (G). */
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
] as const

/** By the check digit of a UPC-E with number system 0: which of its six digits have odd parity and even parity. */
const upcEParities = [
  'GGGLLL',
  'GGLGLL',
  'GGLLGL',
  'GGLLLG',
  'GLGGLL',
  'GLLGGL',
  'GLLLGG',
  'GLGLGL',
  'GLGLLG',
  'GLLGLG',
] as const
const UPC_E_END = '010101'

const GUARD = '101'
const MIDDLE = '01010'

/** The modules of an EAN-13, EAN-8, UPC-A, or UPC-E (eight digits that begin with 0) by ISO/IEC 15420, without the quiet zones. */
export function modulesOf(digits: string): string {
  const numbers = [...(digits.length === 12 ? `0${digits}` : digits)].map(Number)
  if (digits.length === 8 && digits.startsWith('0')) {
    const parity = upcEParities[numbers[7] ?? 0]
    return [GUARD, ...numbers.slice(1, 7).map((digit, at) => left(digit, parity?.[at] === 'L')), UPC_E_END].join('')
  }
  if (digits.length === 8) {
    const halves = [numbers.slice(0, 4), numbers.slice(4)]
    const [first = [], second = []] = halves
    return [GUARD, ...first.map((digit) => left(digit, true)), MIDDLE, ...second.map(right), GUARD].join('')
  }
  const [first = 0, ...rest] = numbers
  const parity = parities[first] ?? ''
  return [
    GUARD,
    ...rest.slice(0, 6).map((digit, at) => left(digit, parity[at] === 'L')),
    MIDDLE,
    ...rest.slice(6).map(right),
    GUARD,
  ].join('')
}

/** The digits with their check digit. */
export const withCheckDigit = (digits: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(hasCheckDigit) ?? ''
