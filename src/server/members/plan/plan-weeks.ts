import type { Transaction } from 'kysely'
import { type Static, Type } from 'typebox'
import { choices } from '#domain/answers/choices.ts'
import { moreRestrictions } from '#domain/answers/member-restrictions.ts'
import { slotNames } from '#domain/api/member/week.ts'
import { anchorKinds, anchorSlots } from '#domain/household/anchors.ts'
import type { DailyNeeds, Eater } from '#domain/household/eater.ts'
import { appetites } from '#domain/household/reference-energy.ts'
import { varieties } from '#domain/household/variety.ts'
import { grams, kcalPerDay, milligrams, years } from '#domain/units.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import {
  DAYS,
  type DayTargets,
  type RaisedWeek,
  relaxations,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'

const Place = Type.Object({ day: Type.Integer({ minimum: 0 }), meal: Type.Integer({ minimum: 0 }) })
const Ids = Type.Array(Type.String())

const Targets = Type.Object({
  energy: Type.Number(),
  energyFloor: Type.Number(),
  protein: Type.Number(),
  fibre: Type.Number(),
  sodiumMax: Type.Number(),
})

const Dishes = Type.Array(Type.Object({ recipe: Type.String(), portion: Type.Number() }), { minItems: 1 })

const OwnMeal = Type.Object({
  by: Type.String(),
  code: Type.String(),
  name: Type.String(),
  grams: Type.Number({ exclusiveMinimum: 0 }),
  foods: Type.Array(Type.Object({ food: Type.String(), grams: Type.Number({ minimum: 0 }) }), { minItems: 1 }),
})

const Days = Type.Array(
  Type.Object({
    /** None on a day before the person came to the table from which the week is. */
    meals: Type.Array(
      Type.Object({
        slot: Type.Enum([...slotNames]),
        dishes: Dishes,
        plates: Type.Optional(Type.Array(Type.Object({ eater: Type.String(), dishes: Dishes }))),
        guests: Type.Optional(Type.Integer({ minimum: 1 })),
        away: Type.Optional(
          Type.Array(
            Type.Object({ eater: Type.String(), kcal: Type.Number({ minimum: 0 }), own: Type.Optional(OwnMeal) }),
          ),
        ),
        locked: Type.Optional(Type.Literal(true)),
        kept: Type.Optional(Type.Literal(true)),
        leftoverOf: Type.Optional(Place),
      }),
    ),
  }),
  { minItems: DAYS, maxItems: DAYS },
)

const Needs = {
  energy: Type.Object({ least: Type.Number(), aim: Type.Number(), most: Type.Number() }),
  protein: Type.Object({ least: Type.Number(), aim: Type.Number() }),
}
const AnyEater = {
  id: Type.String(),
  diets: Type.Array(Type.Enum([...choices.typeDietPrefer])),
  restrictions: Type.Array(Type.Enum([...choices.foodRestrictions, ...moreRestrictions])),
  banned: Ids,
  ...Needs,
  days: Type.Optional(Type.Array(Type.Union([Type.Object(Needs), Type.Null()]), { minItems: DAYS, maxItems: DAYS })),
}
export const Other = Type.Union([
  Type.Object({ kind: Type.Literal('adult'), ...AnyEater }),
  Type.Object({
    kind: Type.Enum(['child', 'guest']),
    age: Type.Number(),
    appetite: Type.Enum([...appetites]),
    ...AnyEater,
  }),
])

const AnchorPlace = { day: Type.Integer({ minimum: 0, maximum: DAYS - 1 }), slot: Type.Enum([...anchorSlots]) }

export const Request = Type.Object({
  cook: Type.Object({
    diets: Type.Array(Type.Enum([...choices.typeDietPrefer])),
    restrictions: Type.Array(Type.Enum([...choices.foodRestrictions, ...moreRestrictions])),
    skill: Type.Enum([...choices.cookingSkill]),
    time: Type.Enum([...choices.timeCooking]),
  }),
  mealsADay: Type.Enum([...choices.dayEats]),
  targets: Targets,
  cuisines: Type.Array(Type.Enum([...choices.cuisinesLike])),
  dishes: Type.Array(Type.Enum([...choices.mealsLike])),
  habits: Type.Optional(
    Type.Object({
      lunch: Type.Array(Type.Enum([...choices.eatLunch])),
      cravings: Type.Array(Type.Enum([...choices.foodsCrave])),
      eatsAt: Type.Union([Type.Enum([...choices.environmentsEat]), Type.Null()]),
      struggles: Type.Array(Type.Enum([...choices.habitsStruggle])),
    }),
  ),
  dislikedRecipes: Ids,
  /** Ids of foods that no longer exist ban nothing. */
  bannedIngredients: Ids,
  favourites: Ids,
  recentRecipes: Ids,
  servedEarlier: Type.Optional(Ids),
  variety: Type.Optional(Type.Enum([...varieties])),
  buying: Type.Optional(Type.Object({ market: Type.Enum(['GB', 'US']), eaters: Type.Integer({ minimum: 1 }) })),
  language: Type.Optional(Type.Literal('es')),
  trips: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 - DAYS, maximum: DAYS - 1 }), { minItems: 1, maxItems: 2 }),
  ),
  month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  anchors: Type.Optional(
    Type.Array(
      Type.Union([
        Type.Object({ ...AnchorPlace, recipe: Type.String() }),
        Type.Object({ ...AnchorPlace, kind: Type.Enum([...anchorKinds]) }),
      ]),
    ),
  ),
  atHome: Type.Optional(
    Type.Array(Type.Object({ food: Type.String(), grams: Type.Number(), keepsDays: Type.Integer() })),
  ),
  person: Type.String(),
  others: Type.Optional(Type.Array(Other)),
  raised: Type.Optional(
    Type.Object({
      from: Type.Integer({ minimum: 0 }),
      at: Type.String(),
      targets: Type.Array(Targets, { minItems: DAYS, maxItems: DAYS }),
      before: Days,
      energyBefore: Type.Number(),
    }),
  ),
})

const Plan = Type.Object({
  week: Type.Integer({ minimum: 1 }),
  days: Days,
  relaxed: Type.Array(Type.Enum([...relaxations])),
})

const StoredWeek = checkerOf(Type.Object({ request: Request, plan: Plan }))

const targetsFrom = (stored: Static<typeof Targets>): DayTargets => ({
  energy: kcalPerDay(stored.energy),
  energyFloor: kcalPerDay(stored.energyFloor),
  protein: grams(stored.protein),
  fibre: grams(stored.fibre),
  sodiumMax: milligrams(stored.sodiumMax),
})

const raisedFrom = (stored: NonNullable<Static<typeof Request>['raised']>): RaisedWeek => ({
  ...stored,
  targets: stored.targets.map(targetsFrom),
  energyBefore: kcalPerDay(stored.energyBefore),
})

const needsFrom = ({ energy, protein }: Pick<Static<typeof Other>, 'energy' | 'protein'>): DailyNeeds => ({
  energy: { least: kcalPerDay(energy.least), aim: kcalPerDay(energy.aim), most: kcalPerDay(energy.most) },
  protein: { least: grams(protein.least), aim: grams(protein.aim) },
})

export function otherFrom({ days, ...stored }: Static<typeof Other>): Eater {
  const eater = {
    ...needsFrom(stored),
    ...(days === undefined ? {} : { days: days.map((day) => (day === null ? null : needsFrom(day))) }),
  }
  return stored.kind === 'adult' ? { ...stored, ...eater } : { ...stored, age: years(stored.age), ...eater }
}

/** A stored request with its figures in their units. */
const requestFrom = ({ raised, others, ...stored }: Static<typeof Request>): WeekRequest => ({
  ...stored,
  targets: targetsFrom(stored.targets),
  ...(others === undefined ? {} : { others: others.map(otherFrom) }),
  ...(raised === undefined ? {} : { raised: raisedFrom(raised) }),
  bannedIngredients: stored.bannedIngredients.map((id) => id as BanId),
})

/** A stored week; null if it can no longer be read. */
export function plannedFrom(stored: { readonly request: unknown; readonly plan: unknown }): Planned | null {
  const { request, plan } = stored
  const planned = { request, plan }
  return StoredWeek.Check(planned) ? { request: requestFrom(planned.request), plan: planned.plan } : null
}

/** The recipes of whoever a week was planned for, in the order of its days, repeats included. */
export const recipesOf = ({ days }: WeekPlan): readonly string[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))

/** Stored weeks by number, in order. */
export type PlanWeeks = ReadonlyMap<number, Planned>

/** A stored week, and whether it is planned for those who sit at its table now. */
export type StoredPlan = { readonly planned: Planned; readonly isSeated: boolean }

/** One stored week; null if it does not exist or can no longer be read. */
export async function findStoredWeek(db: Database, householdId: string, week: number): Promise<StoredPlan | null> {
  const row = await db
    .selectFrom('plan_weeks')
    .select(['request', 'plan', 'table_changed_at'])
    .where('household_id', '=', householdId)
    .where('week', '=', week)
    .executeTakeFirst()
  const planned = row === undefined ? null : plannedFrom(row)
  return planned === null ? null : { planned, isSeated: row?.table_changed_at === null }
}

/** One stored week; null if it does not exist or can no longer be read. */
export const findWeek = async (db: Database, householdId: string, week: number): Promise<Planned | null> =>
  (await findStoredWeek(db, householdId, week))?.planned ?? null

/** The numbers of the stored weeks in a span. */
export async function storedWeeks(
  db: Database,
  householdId: string,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('plan_weeks')
    .select('week')
    .where('household_id', '=', householdId)
    .where('week', '>=', first)
    .where('week', '<=', last)
    .execute()
  return rows.map(({ week }) => week)
}

/** The stored weeks from `first` on, and those of them that are not planned for those who sit at their table now. */
export type WeeksRead = { readonly weeks: PlanWeeks; readonly outdated: ReadonlySet<number> }

/** The stored weeks from `first` on. Weeks that can no longer be read are left out and will be planned again. */
export async function weeksFrom(db: Database, householdId: string, first: number): Promise<WeeksRead> {
  const rows = await db
    .selectFrom('plan_weeks')
    .select(['week', 'request', 'plan', 'table_changed_at'])
    .where('household_id', '=', householdId)
    .where('week', '>=', first)
    .orderBy('week')
    .execute()
  const weeks = new Map<number, Planned>()
  for (const row of rows) {
    const planned = plannedFrom(row)
    if (planned !== null) weeks.set(row.week, planned)
  }
  const outdated = rows.filter(({ table_changed_at }) => table_changed_at !== null).map(({ week }) => week)
  return { weeks, outdated: new Set(outdated) }
}

/**
 * Stores a week, replacing an earlier one.
 * @param isSeated whether it is planned for those who sit at its table now; otherwise it is seated when it is opened
 */
export async function storeWeek(
  trx: Transaction<Schema>,
  householdId: string,
  { request, plan }: Planned,
  now: Date,
  isSeated = true,
): Promise<void> {
  const content = {
    request: JSON.stringify(request),
    plan: JSON.stringify(plan),
    changed_at: now,
    ...(isSeated ? { table_changed_at: null } : {}),
  }
  await trx
    .insertInto('plan_weeks')
    .values({ household_id: householdId, week: plan.week, ...content, planned_at: now })
    .onConflict((conflict) => conflict.columns(['household_id', 'week']).doUpdateSet(content))
    .execute()
}

export async function forgetWeek(trx: Transaction<Schema>, householdId: string, week: number): Promise<void> {
  await trx.deleteFrom('plan_weeks').where('household_id', '=', householdId).where('week', '=', week).execute()
}

export async function forgetWeeksAfter(trx: Transaction<Schema>, householdId: string, week: number): Promise<void> {
  await trx.deleteFrom('plan_weeks').where('household_id', '=', householdId).where('week', '>', week).execute()
}
