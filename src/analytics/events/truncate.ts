/** Longest text that is sent, in UTF-16 code units. */
export const TEXT_MAX = 255

/**
 * Cuts every text in a value, at any depth, to 255 code units; property names stay whole. A character that would be cut
 * in two is dropped. Dates become ISO text. What JSON cannot hold is left for `JSON.stringify` to drop.
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
