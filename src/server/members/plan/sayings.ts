import { type Static, Type } from 'typebox'
import { LifeEventRequest } from '#domain/api/member/life-events.ts'
import { slotNames } from '#domain/api/member/week.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import type { PlannedMeal } from '#planner/week/week-plan.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import type { Kitchen } from '#server/planner-pool/planner-pool.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import { Other, otherFrom, Request } from './plan-weeks.ts'

/** A day, and whether it is in the week in which the change was made: its weekday then names it. */
const Day = Type.Object({ on: Type.String(), isNear: Type.Boolean() })
const MealOfDay = Type.Object({ ...Day.properties, slot: Type.Enum([...slotNames]) })
export type SaidDay = Static<typeof Day>
export type SaidMeal = Static<typeof MealOfDay>

/** Whose rules a dish was cooked by: a vegan gets another pad thai. */
const StoredKitchen = Type.Object({
  eater: Type.String(),
  table: Type.Object({
    person: Type.String(),
    cook: Type.Pick(Request.properties.cook, ['diets', 'restrictions']),
    bannedIngredients: Request.properties.bannedIngredients,
    others: Type.Optional(Type.Array(Other)),
  }),
})
export type SaidKitchen = Static<typeof StoredKitchen>
const kitchenParser = checkerOf(StoredKitchen)

/** The dishes of a meal, the main one first; null if there is no such meal. */
const Dishes = Type.Union([
  Type.Object({ recipes: Type.Array(Type.String()), isLeftover: Type.Boolean() }),
  Type.Null(),
])
export type SaidDishes = Static<typeof Dishes>

const WeekChange = Type.Union([
  Type.Object({ meal: MealOfDay, was: Dishes, now: Dishes }),
  Type.Object({ portions: Day }),
])
export type WeekChange = Static<typeof WeekChange>

export const weekSayings = ['replanned', 'ownPlatesFollow', 'replannedWhenOpened', 'weekIsBack', 'weekStays'] as const
export const mealSayings = [
  'swapped',
  'doubled',
  'skipped',
  'elsewhere',
  'atHome',
  'ownDish',
  'locked',
  'unlocked',
  'moved',
  'mealAnew',
] as const
export const doneSayings = [
  'weekAnew',
  'kept',
  'proposeAgain',
  'keepWeight',
  'loseSlowly',
  'lose',
  'namedClasses',
  'unnamedClasses',
  'plateauTold',
  'plateauTakenBack',
  'reviewTakenBack',
  'reviewAgreed',
  'reviewKept',
  'reviewKeptForGood',
] as const
export const effectSayings = [
  'holdsWeight',
  'leavesOutUnsafe',
  'newScale',
  'reset',
  'paused',
  'quiet',
  'eventGone',
  'heldForBreak',
  'heldForHealth',
  'nearUnderweight',
  'tooFast',
  'belowGoal',
  'keepsWeight',
  'leads',
  'staysForNow',
  'plateauCounts',
  'noMoreProposals',
] as const
export const planSayings = ['raiseWithdrawn', 'largerPortions'] as const
export const settingNames = [
  'units',
  'mealsADay',
  'diets',
  'restrictions',
  'cookingSkill',
  'timeCooking',
  'variety',
  'shoppingDays',
  'eaters',
] as const

/** What a member did, or what changes in their plan: a code and its values, which any language has words for. */
export const Saying = Type.Union([
  Type.Object({ say: Type.Enum([...doneSayings, ...effectSayings, ...planSayings]) }),
  Type.Object({ say: Type.Enum([...weekSayings]), from: Type.String() }),
  Type.Object({ say: Type.Enum([...mealSayings]), meal: MealOfDay }),
  Type.Object({ say: Type.Literal('guests'), meal: MealOfDay, guests: Type.Integer() }),
  Type.Object({ say: Type.Literal('dayAnew'), day: Day }),
  Type.Object({
    say: Type.Enum(['disliked', 'favoured', 'unmarked']),
    recipe: Type.String(),
    kitchen: StoredKitchen,
  }),
  Type.Object({ say: Type.Enum(['banned', 'allowed']), food: Type.String() }),
  Type.Object({ say: Type.Enum(['told', 'tookBack']), event: LifeEventRequest }),
  Type.Object({ say: Type.Literal('settings'), settings: Type.Array(Type.Enum([...settingNames])) }),
  Type.Object({ say: Type.Literal('energyFrom'), from: Type.String(), kcal: Type.Number() }),
  Type.Object({ say: Type.Literal('inSteps'), kcal: Type.Number() }),
  Type.Object({ say: Type.Literal('moreEnergy'), day: Day, kcal: Type.Number(), before: Type.Number() }),
  Type.Object({
    say: Type.Literal('meals'),
    before: StoredKitchen,
    after: StoredKitchen,
    changes: Type.Array(WeekChange),
  }),
  Type.Object({
    say: Type.Literal('added'),
    kitchen: StoredKitchen,
    added: Type.Array(Type.Object({ meal: MealOfDay, recipe: Type.String() })),
  }),
])
export type Saying = Static<typeof Saying>

/** The week that a day is in, and the week that the member is in. */
export type WeekInPlan = { readonly startsOn: IsoDate; readonly week: number; readonly currentWeek: number }

/** A day of a week, counted from 0. */
export const saidDay = ({ startsOn, week, currentWeek }: WeekInPlan, day: number): SaidDay => ({
  on: addDays(startOfWeek(startsOn, week), day),
  isNear: week === currentWeek,
})

export const saidMeal = (at: WeekInPlan, day: number, slot: PlannedMeal['slot']): SaidMeal => ({
  ...saidDay(at, day),
  slot,
})

/** A week as its first day names it. */
export const saidWeek = (say: (typeof weekSayings)[number], startsOn: IsoDate, week: number): Saying => ({
  say,
  from: startOfWeek(startsOn, week),
})

/** What decides how the dishes of a kitchen are named. */
export const saidKitchen = ({ eater, table }: Kitchen): SaidKitchen => {
  const { person, cook, bannedIngredients, others } = table
  const { diets, restrictions } = cook
  return kitchenParser.Parse({
    eater,
    table: { person, cook: { diets, restrictions }, bannedIngredients, ...(others === undefined ? {} : { others }) },
  })
}

/** The kitchen of a saying, with its figures in their units. */
export const kitchenSaid = ({ eater, table: { others, ...table } }: SaidKitchen): Kitchen => ({
  eater,
  table: {
    ...table,
    bannedIngredients: table.bannedIngredients.map((id) => id as BanId),
    ...(others === undefined ? {} : { others: others.map(otherFrom) }),
  },
})
