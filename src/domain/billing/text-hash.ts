// SHA-256 (FIPS 180-4) in plain code: the domain uses no platform API, and a page that is not served over https has no
// Web Crypto.

const roundConstants = fractions(64, 1 / 3)
const start = fractions(8, 1 / 2)

/**
 * The first 32 bits of the fractional parts of roots of the first primes, which is how SHA-256 defines its constants.
 */
function fractions(count: number, power: number): readonly number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes.map((prime) => {
    const root = prime ** power
    return Math.floor((root - Math.floor(root)) * 2 ** 32)
  })
}

const rotateRight = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))
const at = (words: readonly number[], index: number): number => words[index] ?? 0

/** The text as UTF-8, padded to whole blocks with its length at the end. */
function paddedBytes(text: string): readonly number[] {
  const bytes = [...encodeURIComponent(text).matchAll(/%(..)|(.)/gs)].map(([, hex, plain]) =>
    hex === undefined ? (plain?.charCodeAt(0) ?? 0) : Number.parseInt(hex, 16),
  )
  const bits = bytes.length * 8
  const zeros = (119 - (bytes.length % 64)) % 64
  const length = [2 ** 32, 1].flatMap((unit) => {
    const word = Math.floor(bits / unit) >>> 0
    return [24, 16, 8, 0].map((shift) => (word >>> shift) & 255)
  })
  return [...bytes, 128, ...Array.from({ length: zeros }, () => 0), ...length]
}

function schedule(block: readonly number[]): readonly number[] {
  const words = Array.from({ length: 16 }, (_, index) =>
    block.slice(index * 4, index * 4 + 4).reduce((word, byte) => (word << 8) | byte, 0),
  )
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)]
    const sigma0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
    const sigma1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
    words.push((at(words, index - 16) + sigma0 + at(words, index - 7) + sigma1) | 0)
  }
  return words
}

function absorb(state: readonly number[], block: readonly number[]): readonly number[] {
  const words = schedule(block)
  let now = state
  for (let round = 0; round < 64; round++) {
    const [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => at(now, index)) as Eight
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const left =
      h +
      (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
      choice +
      at(roundConstants, round) +
      at(words, round)
    const right = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority
    now = [(left + right) | 0, a, b, c, (d + left) | 0, e, f, g]
  }
  return state.map((word, index) => (word + at(now, index)) | 0)
}
type Eight = [number, number, number, number, number, number, number, number]

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Every run of white space counts as one plain space, because
 * devices format amounts with different kinds of spaces.
 */
export function textHash(text: string): string {
  const bytes = paddedBytes(text.replaceAll(/\s+/g, ' '))
  let state = start
  for (let from = 0; from < bytes.length; from += 64) state = absorb(state, bytes.slice(from, from + 64))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
