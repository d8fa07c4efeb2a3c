import { type TSchema, Type } from 'typebox'
import { DIRECTION_MARKS, INVISIBLE } from '#domain/direction-marks.ts'

const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const minute = '([01]\\d|2[0-3]):[0-5]\\d'
/** A moment as ISO 8601 text that the Date constructor accepts. */
export const Moment = Type.String({ pattern: `^${day}T${minute}(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]${minute})$` })
/** A calendar day, YYYY-MM-DD. Browsers check only the pattern, which allows February 31. */
export const Day = Type.String({ pattern: `^${day}$` })
/** A calendar day that exists, for requests whose day is used without further checks. */
export const ExistingDay = Type.String({ format: 'date' })
/** An ISO 4217 code. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
/** An amount in the smallest unit of its currency. */
export const Minor = Type.Integer({ minimum: 0 })

/** A text as typed by a person, which others read. PostgreSQL stores no text with a NUL in it. */
export const text = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({ ...limits, pattern: `^[^\\x00${DIRECTION_MARKS}]*$` })

/** The same on one line, such as a name: none is made of letters only that nobody sees. Spaces alone are an empty one. */
export const line = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({
    ...limits,
    pattern: `^(?! *(?! )[${INVISIBLE}]+$)[^\\x00-\\x1f\\x7f\\u2028\\u2029${DIRECTION_MARKS}]*$`,
  })

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
