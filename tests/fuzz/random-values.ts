import type { Random } from '#tests/seeded-random.ts'

/** @throws RangeError for an empty list */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  const [found] = list.slice(Math.floor(random() * list.length))
  if (found === undefined) throw new RangeError('The list is empty.')
  return found
}

/** Texts that have broken programs: control characters, text direction marks, unpaired surrogates, code, long texts. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b@example.com',
  'ada\u202e@example.com',
  'ada@exam\u200bple.com',
  '\ud800',
  '\ufeff\u2066',
  '\r\nSet-Cookie: a=b',
  '%00',
  '%2e%2e%2f',
  '../../etc/passwd',
  "'; drop table leads; --",
  '{"$gt":""}',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-1',
  '1e999',
  'NaN',
  '٣',
  '😀'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(20_000),
  '00000000-0000-0000-0000-000000000000',
] as const

const hostileNumbers = [-1, -0, 0, 0.1, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1_000_000_007] as const

/** Any JSON value, mostly an unexpected one. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 4 : 6))
  if (kind === 0) return oneOf(random, hostileTexts)
  if (kind === 1) return oneOf(random, hostileNumbers)
  if (kind === 2) return null
  if (kind === 3) return random() < 0.5
  const items = Array.from({ length: Math.floor(random() * 4) }, () => hostileValue(random, depth + 1))
  return kind === 4 ? items : Object.fromEntries(items.map((item) => [oneOf(random, hostileTexts).slice(0, 30), item]))
}

/** The same value with some of its parts replaced, removed or added. */
export function mutated(value: unknown, random: Random, rate: number): unknown {
  if (random() < rate) return hostileValue(random)
  if (Array.isArray(value)) return value.map((item) => mutated(item, random, rate))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(() => random() >= rate / 2)
  const added = random() < rate ? [[oneOf(random, hostileTexts).slice(0, 30), hostileValue(random)]] : []
  return Object.fromEntries([...kept.map(([name, item]) => [name, mutated(item, random, rate)]), ...added])
}
