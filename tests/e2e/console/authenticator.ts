import { oneTimeCodeAt } from '#server/operators/one-time-code.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator shows for a key, now or at another time. */
export function codeOf(key: string, at = new Date()): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return oneTimeCodeAt(Buffer.from(bytes), at)
}
