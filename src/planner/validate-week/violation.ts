import type { Slot } from '#planner/recipe.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Rule } from './food-rules.ts'

/** Days count from 1, and so do meals within their day. */
export type MealPlace = { readonly day: number; readonly meal: number; readonly slot: Slot }
/** The meal and recipe of a dish. */
export type DishPlace = MealPlace & { readonly recipe: string }

/** A violation by one dish. */
export type DishViolation = DishPlace &
  (
    | { readonly kind: 'UNKNOWN_RECIPE' }
    /** It is not in the food tables, so it is never served. */
    | { readonly kind: 'UNKNOWN_INGREDIENT'; readonly ingredient: string }
    /** It breaks the rule, and no swap of its line keeps all rules. */
    | { readonly kind: 'FORBIDDEN_INGREDIENT'; readonly ingredient: string; readonly rule: Rule }
    | { readonly kind: 'BANNED_INGREDIENT'; readonly ingredient: string }
    | { readonly kind: 'DISLIKED_RECIPE' }
    | {
        readonly kind: 'SKILL'
        readonly needed: WeekRequest['cook']['skill']
        readonly has: WeekRequest['cook']['skill']
      }
    | { readonly kind: 'TIME'; readonly minutes: number; readonly most: number }
    | { readonly kind: 'COOKING' }
    | { readonly kind: 'SLOT'; readonly slots: readonly Slot[] }
    | { readonly kind: 'PORTION'; readonly portion: number; readonly allowed: readonly number[] }
  )

/** A meal whose dishes together take one cook longer than allowed. */
export type TimeViolation = MealPlace & { readonly kind: 'MEAL_TIME'; readonly minutes: number; readonly most: number }

/** A wrong week number, or a wrong number or order of days, meals or dishes. */
export type FormViolation =
  | { readonly kind: 'WEEK_NUMBER'; readonly week: number; readonly least: number; readonly most: number }
  | { readonly kind: 'DAYS'; readonly found: number; readonly wanted: number }
  | { readonly kind: 'MEALS'; readonly day: number; readonly found: readonly Slot[]; readonly wanted: readonly Slot[] }
  | (MealPlace & { readonly kind: 'DISHES'; readonly found: number; readonly most: number })

/** Leftovers that cannot be; `of` counts from 1 like the rest. */
export type LeftoverViolation = MealPlace & {
  readonly kind: 'LEFTOVERS'
  readonly of: { readonly day: number; readonly meal: number }
  /**
   * In this order: the source is missing or not on an earlier day; has another main dish; is leftovers itself; is too
   * long ago; the meal is not a lunch or dinner.
   */
  readonly because: 'NOT_EARLIER' | 'OTHER_DISH' | 'LEFT_OVER_ITSELF' | 'KEPT_TOO_LONG' | 'NO_MAIN_MEAL'
}

/** A dish that comes too often, and the days on which it does. */
export type RepeatViolation =
  | { readonly kind: 'TWICE_A_DAY'; readonly day: number; readonly recipe: string; readonly times: number }
  | {
      readonly kind: 'DINNER_REPEATED' | 'LUNCH_REPEATED' | 'BREAKFAST_REPEATED' | 'SNACK_REPEATED'
      readonly recipe: string
      readonly days: readonly number[]
      readonly most: number
    }

/** Totals outside their bounds: energy in kcal, protein in grams. */
export type FigureViolation =
  | {
      readonly kind: 'DAY_ENERGY'
      readonly day: number
      readonly energy: number
      readonly least: number
      readonly most: number
    }
  | { readonly kind: 'ENERGY_FLOOR'; readonly day: number; readonly energy: number; readonly floor: number }
  | { readonly kind: 'WEEK_ENERGY'; readonly mean: number; readonly least: number; readonly most: number }
  | { readonly kind: 'DAY_PROTEIN'; readonly day: number; readonly protein: number; readonly least: number }

/** Relaxations that are unknown, out of order or without reason. */
export type RelaxationViolation =
  | { readonly kind: 'UNKNOWN_RELAXATION'; readonly relaxation: string }
  | { readonly kind: 'RELAXATIONS_OUT_OF_ORDER'; readonly relaxed: readonly string[] }
  /** The palaeolithic diet may be relaxed only for a diet without meat and fish. */
  | { readonly kind: 'RELAXED_WITHOUT_REASON'; readonly relaxation: 'PALEO_FOR_PLANTS' }

/** Plates that are missing, too many or too full, or a number of guests that cannot be. */
export type PlateViolation = MealPlace &
  (
    | { readonly kind: 'PLATES'; readonly found: readonly string[]; readonly wanted: readonly string[] }
    | { readonly kind: 'PLATE_DISHES'; readonly eater: string; readonly found: number; readonly most: number }
    | { readonly kind: 'GUESTS'; readonly guests: number; readonly most: number }
  )

/** A rule of one of the others at the table that their plates break. */
export type EaterViolation = {
  readonly kind: 'OF_EATER'
  readonly eater: string
  readonly of: DishViolation | RepeatViolation | FigureViolation
}

/** A rule that a week breaks: which, where, and by how much. */
export type Violation =
  | PlateViolation
  | EaterViolation
  | DishViolation
  | TimeViolation
  | FormViolation
  | LeftoverViolation
  | RepeatViolation
  | FigureViolation
  | RelaxationViolation
