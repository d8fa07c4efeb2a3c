import { type Static, Type } from 'typebox'
import { clocks, firstWeekdays, papers } from '#domain/formats.ts'
import { localeTags } from '#domain/language/locales.ts'

const fields = {
  locale: Type.Enum([...localeTags]),
  clock: Type.Enum([...clocks]),
  firstWeekday: Type.Enum([...firstWeekdays]),
  paper: Type.Enum([...papers]),
} as const

/** The language of a member and how dates, times and pages are written for them. */
export const FormatsView = Type.Object(fields)
export type FormatsView = Static<typeof FormatsView>

/** What changes; the rest stays, or follows a new language. */
export const FormatsRequest = Type.Partial(Type.Object(fields), { additionalProperties: false, minProperties: 1 })
export type FormatsRequest = Static<typeof FormatsRequest>
