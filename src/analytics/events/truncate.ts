/** Longest text that is sent, in UTF-16 units. */
export const TEXT_MAX = 255

/**
 * A value with every text in it cut to 255 units, at any depth; names of properties stay whole. A character that would be
 * cut in two is left out. Dates become ISO text; what JSON cannot hold is left out.
 */
export function truncate(value: unknown): unknown {
  if (typeof value === 'string') return truncateText(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (Array.isArray(value)) return value.map(truncate)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, truncate(inner)]))
}

export function truncateText(text: string): string {
  if (text.length <= TEXT_MAX) return text
  const end = /[\uD800-\uDBFF]/.test(text.charAt(TEXT_MAX - 1)) ? TEXT_MAX - 1 : TEXT_MAX
  return text.slice(0, end)
}
