import { type TSchema, Type } from 'typebox'

/** A moment as ISO 8601 text. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$',
})
/** A calendar day, YYYY-MM-DD. */
export const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
/** An ISO 4217 code. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' })
/** An amount in the smallest unit of its currency. */
export const Minor = Type.Integer({ minimum: 0 })

/** A text as a person types it. PostgreSQL keeps no text with a NUL. */
export const text = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({ ...limits, pattern: '^[^\\x00]*$' })

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
