import type { ColumnType, Generated } from 'kysely'
import type { AnchorKind, AnchorSlot } from '#domain/household/anchors.ts'
import type { EaterKind } from '#domain/household/eater.ts'
import type { Appetite } from '#domain/household/reference-energy.ts'
import type { Weekday } from '#domain/household/shopping-days.ts'
import type { Variety } from '#domain/household/variety.ts'

/** Written as JSON text, read as untrusted content. */
type Json = ColumnType<unknown, string, string>

/** What is known of the columns about households and their weeks beyond their type in SQL; see `sales-columns.ts`. */
export type KitchenColumns = {
  households: {
    /** The first day of week 1, YYYY-MM-DD; null until the plan is opened for the first time. */
    starts_on: ColumnType<string | null, string | null | undefined, string>
    /** Whose skill, time, meals and tastes the week is planned by. */
    cook_id: ColumnType<string | null, string | null | undefined, string | null>
    cooking_skill: ColumnType<string | null, string | null | undefined, string | null>
    time_cooking: ColumnType<string | null, string | null | undefined, string | null>
    /** How much its weeks may repeat. */
    variety: Generated<Variety>
    /** The weekdays on which it shops; none if that is the first day of its weeks. */
    shopping_days: Generated<Weekday[]>
    /** Counts the changes of the plan. */
    plan_revision: Generated<number>
  }
  household_eaters: {
    kind: EaterKind
    name: Generated<string>
    age: ColumnType<number | null, number | null | undefined, number | null>
    appetite: ColumnType<Appetite | null, Appetite | null | undefined, Appetite | null>
    diets: Generated<string[]>
    restrictions: Generated<string[]>
    banned: Generated<string[]>
    person_id: ColumnType<string | null, string | null | undefined, never>
  }
  meal_anchors: {
    weekday: Weekday
    slot: AnchorSlot
    kind: AnchorKind | null
  }
  plan_undos: {
    done: Json
    answer: Json
    written: Json
    undone: ColumnType<unknown, string | null, string | null>
  }
  plan_weeks: {
    request: Json
    plan: Json
  }
  pantry_corrections: {
    content: Json
    /** Calendar day, YYYY-MM-DD. */
    made_on: string
  }
  kept_weeks: {
    /** Calendar day, YYYY-MM-DD. */
    starts_on: string
    request: Json
    plan: Json
  }
  recipe_opinions: {
    opinion: 'favourite' | 'dislike'
  }
}
