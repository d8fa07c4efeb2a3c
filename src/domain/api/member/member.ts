import { type Static, Type } from 'typebox'
import { choices } from '#domain/answers/choices.ts'
import { emailLimits } from '#domain/answers/limits.ts'
import { moreRestrictions } from '#domain/answers/member-restrictions.ts'
import { Day, Moment, orNull } from '#domain/api/fields.ts'
import { emailPattern } from '#domain/hero/email.ts'
import { heroSchema } from '#domain/hero/hero-schema.ts'
import { MOST_SHOPPING_DAYS, weekdays } from '#domain/household/shopping-days.ts'
import { varieties } from '#domain/household/variety.ts'
import { unitSystems } from '#domain/unit-system.ts'
import { FormatsView } from './formats.ts'
import { TargetsView } from './week.ts'

/** The current day where the person is, so that the plan changes day at their midnight. */
export const MemberQuery = Type.Object({ today: Day })

const Diet = Type.Enum([...choices.typeDietPrefer])
const Restriction = Type.Enum([...choices.foodRestrictions, ...moreRestrictions])

const settingsFields = {
  units: Type.Enum([...unitSystems]),
  mealsADay: Type.Enum([...choices.dayEats]),
  diets: Type.Array(Diet),
  restrictions: Type.Array(Restriction),
  cookingSkill: Type.Enum([...choices.cookingSkill]),
  timeCooking: Type.Enum([...choices.timeCooking]),
  /** How much a week may repeat. */
  variety: Type.Enum([...varieties]),
  /** The weekdays on which the household shops, in order, 1 is Monday; none if that is the first day of its weeks. */
  shoppingDays: Type.Array(Type.Enum([...weekdays]), { maxItems: MOST_SHOPPING_DAYS }),
  /** The number of people who eat the same as somebody who has a kitchen to themselves; 1 at a table of several. */
  eaters: Type.Integer({ minimum: 1, maximum: 6 }),
} as const

/** The settings that the plan follows and the person may change at any time. */
export const MemberSettings = Type.Object(
  {
    ...settingsFields,
    diets: Type.Array(Diet, { uniqueItems: true, maxItems: 8 }),
    restrictions: Type.Array(Restriction, { uniqueItems: true, maxItems: 16 }),
  },
  { additionalProperties: false },
)
export type MemberSettings = Static<typeof MemberSettings>

/**
 * The new settings, and those that the change was based on, so that what another device has changed in between is not
 * overwritten.
 */
export const SettingsRequest = Type.Object(
  { before: MemberSettings, after: MemberSettings },
  { additionalProperties: false },
)
export type SettingsRequest = Static<typeof SettingsRequest>

/** The first reply that the member area gets: whom the plan is for, and the state of the plan. */
const memberFields = {
  access: Type.Enum(['full', 'preview']),
  /** Until when access lasts, ISO; null without access. */
  accessUntil: orNull(Moment),
  /** When a plan whose payments are paused opens again; absent if it is open, or if there is none. */
  pausedUntil: Type.Optional(Moment),
  /** A plan that opens as soon as an open payment is made, after a pause; absent if there is none. */
  isUnpaid: Type.Optional(Type.Literal(true)),
  email: Type.String(),
  /** The first day of week 1, YYYY-MM-DD. */
  startsOn: Day,
  /** The week that contains today. */
  currentWeek: Type.Integer(),
  /** The last week that may be opened. */
  lastWeek: Type.Integer(),
  /** The last week that is planned, while a pause stops the planning of others; absent without one. */
  plannedUntil: Type.Optional(Type.Integer()),
  settings: Type.Object(settingsFields),
  /** How many eat from the kitchen; absent for somebody who eats alone. */
  table: Type.Optional(Type.Integer({ minimum: 2 })),
  formats: FormatsView,
  targets: TargetsView,
  favourites: Type.Array(Type.Object({ recipe: Type.String(), title: Type.String() })),
  disliked: Type.Array(Type.Object({ recipe: Type.String(), title: Type.String() })),
  banned: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
}
export const MemberView = Type.Object({
  ...memberFields,
  /** The answers of the questionnaire without the email address; forecast and hydration are computed from them. */
  hero: heroSchema,
})
export type MemberView = Static<typeof MemberView>
/** The same when the record may be of another version and is read answer by answer. */
export const MemberViewOfAnyHero = Type.Object({ ...memberFields, hero: Type.Unknown() })

/** Meals of the plan; days and meals count from 0. */
export const ChangedMeals = Type.Array(Type.Object({ week: Type.Integer(), day: Type.Integer(), meal: Type.Integer() }))

/** What changed in weeks that had already been planned. */
export const ChangeReply = Type.Object({
  /** As sentences for the person. */
  changes: Type.Array(Type.String()),
  /** The meals that have changed. */
  meals: ChangedMeals,
  /** Id for undoing the change; null if there is nothing to undo. */
  undo: orNull(Type.String()),
})
export type ChangeReply = Static<typeof ChangeReply>

/** The newest change of the plan, if it can be undone. */
export const LastChange = Type.Object({
  id: Type.String(),
  madeAt: Moment,
  /** What was done, as a sentence. */
  done: Type.String(),
  ...Type.Pick(ChangeReply, ['changes', 'meals']).properties,
})
export type LastChange = Static<typeof LastChange>
export const LastChangeReply = Type.Object({ last: orNull(LastChange) })
export type LastChangeReply = Static<typeof LastChangeReply>

export const ChangeParams = Type.Object({
  change: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})

export const SignInRequest = Type.Object(
  { email: Type.String({ maxLength: emailLimits.maxLength, pattern: `^ *${emailPattern.slice(1, -1)} *$` }) },
  { additionalProperties: false },
)
export type SignInRequest = Static<typeof SignInRequest>

/**
 * Everything stored about a person, by lead. A lead has no fixed shape: its parts are the rows of the database,
 * whatever columns they have.
 */
export const MemberCopy = Type.Object({
  exportedAt: Type.String(),
  leads: Type.Array(Type.Record(Type.String(), Type.Unknown())),
})
export type MemberCopy = Static<typeof MemberCopy>
