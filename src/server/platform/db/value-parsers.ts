import pg from 'pg'

const { INT8, DATE } = pg.types.builtins

/**
 * How values come out of the database: int8 (and so `count(*)`) as a number, `date` as 'YYYY-MM-DD', the rest as `pg`
 * does it (timestamptz a Date, numeric a string). For one pool only; `pg`'s own table stays as it is.
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
