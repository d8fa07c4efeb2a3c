import { MS_PER_DAY } from '#domain/time.ts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** References in the formats of Stripe, the sandbox and PayPal. */
const reference = '(?:[a-z]+_)+[0-9a-f]{18,}|(?:[A-Z]{1,2}-)*[0-9A-F]{10,}'
const named = new RegExp(`${uuid}|\\b(?:${reference})\\b`, 'g')
/** The number of a receipt, a credit note or a credit note reversal. */
const documentNumber = /\bT?(?:R|C|CR)-\d{4}-\d{6,}\b/g
const orderNumber = /\b[1-9A-HJKMNP-TVW-Z]{5}-[1-9A-HJKMNP-TVW-Z]{5}\b/g
/** Secrets in links. */
const secret = /[A-Za-z0-9_-]{32,}/g
/** A time, to the minute. */
const minute = /\b\d{4}-\d\d-\d\d \d\d:\d\d UTC/g
/** A day in ISO format. */
const isoDay = /\b\d{4}-\d\d-\d\d\b/g
const date = new RegExp(`\\b(?:${months}) \\d{1,2}, \\d{4}\\b|\\b\\d{1,2} (?:${months}) \\d{4}\\b`, 'g')

/** Replaces everything in data about one customer that differs between customers. */
export type Normalizer = {
  /** Numbers ids in order of appearance, counts days from the start, and removes secrets. */
  of(value: unknown): unknown
}

/** Makes rows of different customers comparable: days are counted from `begin`. */
export function normalizer(begin: Date, email: string): Normalizer {
  const names = new Map<string, string>()
  const nameOf = (id: string): string => {
    const name = names.get(id) ?? `name ${names.size + 1}`
    names.set(id, name)
    return name
  }
  const dayOf = (at: Date): string => `day ${Math.round((at.getTime() - begin.getTime()) / MS_PER_DAY)}`
  const firstDay = Math.floor(begin.getTime() / MS_PER_DAY)
  const day = (text: string): string => `day ${Math.floor(Date.parse(`${text} UTC`) / MS_PER_DAY) - firstDay}`
  const ofText = (text: string): string =>
    text
      .replaceAll(email, 'buyer')
      .replace(documentNumber, 'document number')
      .replace(orderNumber, nameOf)
      .replace(minute, 'a moment')
      .replace(date, day)
      .replace(isoDay, day)
      .replace(named, nameOf)
      .replace(secret, 'secret')
  const of = (value: unknown): unknown => {
    if (value instanceof Date) return dayOf(value)
    if (Buffer.isBuffer(value)) return 'bytes'
    if (typeof value === 'string') return ofText(value)
    if (Array.isArray(value)) return value.map(of)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, of(each)]))
  }
  return { of }
}
