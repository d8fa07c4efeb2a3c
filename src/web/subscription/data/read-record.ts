/** A foreign value as a record to look into; null where it is none. */
export function recordFrom(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isMoment = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))
export const isMomentOrNull = (value: unknown): value is string | null => value === null || isMoment(value)
/** An amount in the smallest unit of its currency. */
export const isMinor = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
export const isCurrency = (value: unknown): value is string => isText(value) && /^[A-Z]{3}$/.test(value)
