import type { RecordedLead } from './record-lead.ts'

/** A piece of a text: constant, or different for each lead (the same index gives the same value within a lead). */
export type Piece = string | { readonly fresh: 'uuid' | 'email'; readonly index: number }

/** A value of a statement: null, the 32 random bytes of this index, or a text. */
export type TemplateValue = null | { readonly bytes: number } | { readonly pieces: readonly Piece[] }

export type Template = readonly { readonly sql: string; readonly values: readonly TemplateValue[] }[]

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Text that PostgreSQL accepts for a parameter of any type. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  // Only lists of plain names are stored as arrays.
  if (Array.isArray(value)) return `{${value.map((item) => `"${item}"`).join(',')}}`
  return String(value)
}

/** Finds the values in a recorded lead that have to differ between leads: ids, hashes and the email address. */
export function templateOf({ email, statements }: RecordedLead): Template {
  const places = new Map<string, number>()
  const placeOf = (known: string): number => {
    const place = places.get(known) ?? places.size
    places.set(known, place)
    return place
  }
  const split = new RegExp(`(${email.replaceAll('.', '\\.')}|${UUID})`)
  const pieceOf = (part: string, at: number): Piece[] => {
    if (at % 2 === 0) return part === '' ? [] : [part]
    return [{ fresh: part === email ? 'email' : 'uuid', index: placeOf(part) }]
  }
  const templateValue = (value: unknown): TemplateValue => {
    if (value === null || value === undefined) return null
    if (Buffer.isBuffer(value)) return { bytes: placeOf(value.toString('hex')) }
    return { pieces: textOf(value).split(split).flatMap(pieceOf) }
  }
  return statements.map(({ sql, values }) => ({ sql, values: values.map(templateValue) }))
}
