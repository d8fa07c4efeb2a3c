import { type Static, Type } from 'typebox'
import { choices } from '#domain/answers/choices.ts'
import { moreRestrictions } from '#domain/answers/member-restrictions.ts'
import { Currency, Day, line, Minor, Moment, orNull } from '#domain/api/fields.ts'
import { MOST_EATERS } from '#domain/household/eater.ts'
import { joiningTerms } from '#domain/household/joining-terms.ts'
import { appetites, OLDEST, YOUNGEST } from '#domain/household/reference-energy.ts'

const Name = line({ maxLength: 40 })
/** As replies have them: the browser's check of a reply can compare no two elements of a list. */
const RulesView = {
  diets: Type.Array(Type.Enum([...choices.typeDietPrefer]), { maxItems: 8 }),
  restrictions: Type.Array(Type.Enum([...choices.foodRestrictions, ...moreRestrictions]), { maxItems: 16 }),
}
const Rules = {
  diets: Type.Array(Type.Enum([...choices.typeDietPrefer]), { uniqueItems: true, maxItems: 8 }),
  restrictions: Type.Array(Type.Enum([...choices.foodRestrictions, ...moreRestrictions]), {
    uniqueItems: true,
    maxItems: 16,
  }),
}
/** Most foods that are ruled out for a child or a guest. */
const MOST_BANNED = 60
const Appetite = Type.Enum([...appetites])
const Age = Type.Integer({ minimum: YOUNGEST, maximum: OLDEST })

/** An adult who signs in. Nothing of their body is here. */
const AdultView = Type.Object({
  kind: Type.Literal('adult'),
  id: Type.String(),
  name: Type.String(),
  isYou: Type.Boolean(),
  /** Whether the others may see the weight log. */
  showsWeight: Type.Boolean(),
  /** Whether the week is planned by this person’s skill, time and meals. */
  isCook: Type.Boolean(),
})
/** A child or a guest, who does not sign in. */
const OtherView = Type.Object({
  kind: Type.Enum(['child', 'guest']),
  id: Type.String(),
  name: Type.String(),
  age: Type.Integer(),
  appetite: Appetite,
  ...RulesView,
  /** Foods and families of foods that are never on their plate. */
  banned: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})
export const EaterView = Type.Union([AdultView, OtherView])
export type EaterView = Static<typeof EaterView>

const Terms = Type.Enum([...joiningTerms])

/** What a plan of one's own costs: its first period and each one after it. */
const OwnPlan = Type.Object({
  id: Type.String(),
  name: Type.String(),
  currency: Currency,
  firstMinor: Minor,
  firstDays: Type.Integer({ minimum: 1 }),
  renewalMinor: Minor,
  renewalDays: Type.Integer({ minimum: 1 }),
})
export type OwnPlan = Static<typeof OwnPlan>
/** The plans that somebody can buy to join, or to take the household's plan over: the cheapest first. */
const OwnPlans = Type.Optional(Type.Array(OwnPlan))

export const HouseholdView = Type.Object({
  eaters: Type.Array(EaterView, { maxItems: MOST_EATERS }),
  /** Open invitations, the newest first. */
  invitations: Type.Array(Type.Object({ id: Type.String(), madeAt: Moment, until: Moment, byYou: Type.Boolean() })),
  terms: Terms,
  /** Whether your own plan pays for the household now, and until when the household has a plan. */
  paidByYou: Type.Boolean(),
  paidUntil: orNull(Moment),
  /** Whether the plan that is paid for now goes on by itself. */
  renews: Type.Boolean(),
  ownPlans: OwnPlans,
})
export type HouseholdView = Static<typeof HouseholdView>

/** A child or a guest as an adult of the household describes them. */
export const EaterRequest = Type.Object(
  {
    ...{ name: Name, age: Age, appetite: Appetite, ...Rules },
    /** Ids of foods and families of foods; none if absent. */
    banned: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,60}$' }), { uniqueItems: true, maxItems: MOST_BANNED }),
    ),
  },
  { additionalProperties: false },
)
export type EaterRequest = Static<typeof EaterRequest>
export const EaterParams = Type.Object({ eater: Type.String({ format: 'uuid' }) })

/** What a person decides about themselves in the household. */
export const OwnPlaceRequest = Type.Object({ name: Name, showsWeight: Type.Boolean() }, { additionalProperties: false })
export type OwnPlaceRequest = Static<typeof OwnPlaceRequest>

/** The secret of a new invitation; only its hash is stored. */
export const InvitationReply = Type.Object({ path: Type.String(), until: Moment })
export type InvitationReply = Static<typeof InvitationReply>
export const InvitationParams = Type.Object({ invitation: Type.String({ format: 'uuid' }) })

const Secret = Type.String({ pattern: '^[\\w-]{43}$' })
export const InvitationRequest = Type.Object({ invitation: Secret }, { additionalProperties: false })
/** What an invitation is to, for somebody who holds it. */
export const InvitationView = Type.Object({
  /** What whoever invites is called, or their masked address. */
  from: Type.String(),
  eaters: Type.Integer(),
  until: Moment,
  terms: Terms,
  /** Until when the household has a plan; null if it has none. */
  paidUntil: orNull(Moment),
  ownPlans: OwnPlans,
})
export type InvitationView = Static<typeof InvitationView>

/** Joining: the person agrees that the others see the week, the list and their portions. */
export const JoinRequest = Type.Object(
  { invitation: Secret, name: Name, agreed: Type.Literal(true) },
  { additionalProperties: false },
)
export type JoinRequest = Static<typeof JoinRequest>

/** The weight log of somebody who shows it. */
export const ShownWeightsView = Type.Object({
  name: Type.String(),
  weights: Type.Array(Type.Object({ day: Day, kg: Type.Number() })),
})
export type ShownWeightsView = Static<typeof ShownWeightsView>
