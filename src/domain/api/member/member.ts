import { type Static, Type } from 'typebox'
import { choices } from '#domain/answers/choices.ts'
import { TargetsView } from '#domain/api/member/week.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroSchema } from '#domain/hero/hero-schema.ts'
import { unitSystems } from '#domain/unit-system.ts'

/** The person's own day, so that the plan turns over at their midnight. */
export const MemberQuery = Type.Object({ today: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) })

const settingsFields = {
  units: Type.Enum([...unitSystems]),
  mealsADay: Type.Enum([...choices.dayEats]),
  diets: Type.Array(Type.Enum([...choices.typeDietPrefer]), { uniqueItems: true, maxItems: 8 }),
  restrictions: Type.Array(Type.Enum([...choices.foodRestrictions]), { uniqueItems: true, maxItems: 6 }),
  cookingSkill: Type.Enum([...choices.cookingSkill]),
  timeCooking: Type.Enum([...choices.timeCooking]),
  /** For how many people the list and the recipes are reckoned. */
  eaters: Type.Integer({ minimum: 1, maximum: 6 }),
} as const

/** What the plan goes by and the person may change at any time. */
export const MemberSettings = Type.Object(settingsFields, { additionalProperties: false })
export type MemberSettings = Static<typeof MemberSettings>

/** The member area's first answer: who this is for it, and where the plan stands. */
export const MemberView = Type.Object({
  access: Type.Enum(['full', 'preview']),
  /** Until when, ISO; null without access. */
  accessUntil: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  /** The first day of week 1, YYYY-MM-DD. */
  startsOn: Type.String(),
  /** The week that today lies in. */
  currentWeek: Type.Integer(),
  /** The last week that may be opened. */
  lastWeek: Type.Integer(),
  settings: MemberSettings,
  targets: TargetsView,
  /** The answers of the questionnaire, without the e-mail address: forecast and hydration are reckoned from them. */
  hero: Type.Unsafe<Hero>(heroSchema),
  favourites: Type.Array(Type.Object({ recipe: Type.String(), title: Type.String() })),
  disliked: Type.Array(Type.Object({ recipe: Type.String(), title: Type.String() })),
  banned: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type MemberView = Static<typeof MemberView>

/** What changed in the weeks that were planned already. */
export const ChangeReply = Type.Object({
  /** As sentences for the person. */
  changes: Type.Array(Type.String()),
  /** The meals for which there is something else now; days and meals count from 0. */
  meals: Type.Array(Type.Object({ week: Type.Integer(), day: Type.Integer(), meal: Type.Integer() })),
})
export type ChangeReply = Static<typeof ChangeReply>

export const SignInRequest = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
)
export type SignInRequest = Static<typeof SignInRequest>
