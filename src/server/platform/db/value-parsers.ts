import pg from 'pg'

const { INT8, DATE } = pg.types.builtins

/**
 * How values are returned from the database: int8 (and so `count(*)`) as a number, `date` as 'YYYY-MM-DD', all others
 * as by `pg` (timestamptz as a Date, numeric as a string). Applies to one pool only; `pg`'s own table is not changed.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return toSafeInteger
    if (oid === DATE) return asWritten
    return pg.types.getTypeParser(oid, format)
  },
}

/** @throws RangeError for a value that a number cannot hold exactly */
export function toSafeInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError('An int8 beyond 2^53 cannot be read as a number.')
}

function asWritten(text: string): string {
  return text
}
