/** Digits and letters that cannot be taken for one another: no 0 and O, no I and L, no U beside V. */
const SIGNS = '123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE = SIGNS.length
/** Signs before the check sign. */
const LENGTH = 9
const NUMBERS = BigInt(BASE) ** BigInt(LENGTH)

/** Numbers count seconds from here: those of 25 years fit into nine signs. */
const SINCE_MS = Date.UTC(2025, 0, 1)
const MS_PER_SECOND = 1000
/** What tells the orders of one second apart: 15 bits of their ids. */
const IDS_PER_SECOND = 0x8000

/** Mixes a number and the way back, so that the numbers of one week do not look alike. */
const MIX = 11820043276413n
const UNMIX = 6009418576649n

const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{8}([0-9a-f]{4})$/

/** The check sign makes the weighted sum a multiple of 31: one wrong sign and any two that were swapped are noticed. */
const weightedSum = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, at) => sum + (at + 1) * digit, 0) % BASE
const checkDigit = (digits: readonly number[]): number =>
  [...SIGNS].findIndex((_, digit) => weightedSum([...digits, digit]) === 0)

function digitsOf(value: bigint): readonly number[] {
  const digits: number[] = []
  for (let rest = value; digits.length < LENGTH; rest /= BigInt(BASE)) digits.unshift(Number(rest % BigInt(BASE)))
  return digits
}

function written(digits: readonly number[]): string {
  const signs = digits.map((digit) => SIGNS[digit])
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

/** Always from 0 up, as the remainder of a negative number is not. */
const within = (value: bigint): bigint => ((value % NUMBERS) + NUMBERS) % NUMBERS

/**
 * The number of an order as people read it and say it: "7K3PD-9QX2M", computed from the id that is stored, which is a
 * UUID of version 7. Any other id is its own number.
 */
export function orderNumber(id: string): string {
  const [, high, low, random] = uuid.exec(id) ?? []
  if (high === undefined || low === undefined || random === undefined) return id
  const seconds = Math.floor((Number.parseInt(high + low, 16) - SINCE_MS) / MS_PER_SECOND)
  const value = BigInt(seconds) * BigInt(IDS_PER_SECOND) + BigInt(Number.parseInt(random, 16) % IDS_PER_SECOND)
  const digits = digitsOf(within(value * MIX))
  return written([...digits, checkDigit(digits)])
}

const idAt = (seconds: bigint, ms: number, rest: string): string => {
  const time = (Number(seconds) * MS_PER_SECOND + SINCE_MS + ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest}`
}

/** A number as it is written, and the range of ids among which its order is. */
type NumberedIds = { readonly number: string; readonly from: string; readonly to: string }

/**
 * Where the order is whose number was typed, in small letters, with spaces or with I for 1 as well; null if no order can
 * have it. Which id of the range it is, the number of each says.
 */
export function idsOfOrderNumber(typed: string): NumberedIds | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1')
  const digits = [...signs].map((sign) => SIGNS.indexOf(sign))
  if (digits.length !== LENGTH + 1 || digits.includes(-1) || weightedSum(digits) !== 0) return null
  const mixed = digits.slice(0, LENGTH).reduce((value, digit) => value * BigInt(BASE) + BigInt(digit), 0n)
  const seconds = within(mixed * UNMIX) / BigInt(IDS_PER_SECOND)
  return {
    number: written(digits),
    from: idAt(seconds, 0, '0000-0000-000000000000'),
    to: idAt(seconds, MS_PER_SECOND - 1, 'ffff-ffff-ffffffffffff'),
  }
}
