import { exponentOf } from '#domain/billing/money.ts'

/** Parses a typed amount, such as "29.99" or "29,9", into the smallest unit of its currency; null if it is invalid. */
export function minorFrom(text: string, currency: string): number | null {
  const decimals = exponentOf(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.trim()) ?? []
  if (whole === undefined || part.length > decimals) return null
  return Number(whole + part.padEnd(decimals, '0'))
}
