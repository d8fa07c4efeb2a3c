import { type TSchema, Type } from 'typebox'

const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const minute = '([01]\\d|2[0-3]):[0-5]\\d'
/** A moment as ISO 8601 text, of which a Date can be made. */
export const Moment = Type.String({ pattern: `^${day}T${minute}(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]${minute})$` })
/** A calendar day, YYYY-MM-DD. Browsers check it by its pattern alone, by which February may have 31 days. */
export const Day = Type.String({ pattern: `^${day}$` })
/** A calendar day that exists, where a request goes on with it as it is. */
export const ExistingDay = Type.String({ format: 'date' })
/** An ISO 4217 code. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
/** An amount in the smallest unit of its currency. */
export const Minor = Type.Integer({ minimum: 0 })

/** A text as a person types it. PostgreSQL keeps no text with a NUL. */
export const text = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({ ...limits, pattern: '^[^\\x00]*$' })

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
