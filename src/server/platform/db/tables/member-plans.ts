import type { ColumnType, Generated } from 'kysely'
import type { UnitSystem } from '#domain/unit-system.ts'

/** Written as JSON text, read as untrusted content. */
type Json = ColumnType<unknown, string, string>

export type MemberPlans = {
  lead_id: string
  /** Calendar day, YYYY-MM-DD. */
  starts_on: string
  units: UnitSystem | null
  meals_a_day: number | null
  diets: string[] | null
  restrictions: string[] | null
  cooking_skill: string | null
  time_cooking: string | null
  eaters: Generated<number>
  /** Nothing is proposed any more; raises for safety still happen. */
  kept_for_good: Generated<boolean>
  created_at: Date
  changed_at: Date
}

export type PlanWeeks = {
  lead_id: string
  week: number
  request: Json
  plan: Json
  planned_at: Date
  changed_at: Date
}

export type RecipeOpinions = {
  lead_id: string
  recipe: string
  opinion: 'favourite' | 'dislike'
  changed_at: Date
}

export type BannedIngredients = {
  lead_id: string
  ingredient: string
  banned_at: Date
}

export type ShoppingTicks = {
  lead_id: string
  week: number
  ingredient: string
  ticked: boolean
  changed_at: Date
}

export type WeightEntries = {
  lead_id: string
  /** Calendar day, YYYY-MM-DD. */
  day: string
  grams: number
  /** The member confirmed that the scales were right. */
  confirmed: Generated<boolean>
  changed_at: Date
}

export type DiaryRecords = {
  lead_id: string
  id: string
  /** Calendar day, YYYY-MM-DD; null for records without a day, such as favourites. */
  day: string | null
  /** A DiaryRecord of the API; null if it was deleted. */
  content: ColumnType<unknown, string | null, string | null>
  title: string
  figures: Json
  changed_at: Date
}

export type LifeEvents = {
  lead_id: string
  id: string
  kind: string
  /** Calendar days, YYYY-MM-DD; `ends_on` is null while the event lasts. */
  starts_on: string
  ends_on: string | null
  changed_at: Date
}

export type WeighInReminders = {
  lead_id: string
  /** 0 is Monday; null if no reminder is wanted. */
  weekday: number | null
  time_zone: string | null
  next_at: Date | null
  last_sent_at: Date | null
  stop_salt: Buffer
  stop_hash: Buffer
  changed_at: Date
}

/** A change of a plan that can be undone. */
export type PlanUndos = {
  lead_id: string
  id: string
  revision: number
  week: number
  request: string
  done: string
  answer: Json
  written: Json
  made_at: Date
  undone: ColumnType<unknown, string | null, string | null>
}

export type PlanReviews = {
  lead_id: string
  week: number
  for_week: number
  /** Calendar day, YYYY-MM-DD. */
  reviewed_on: string
  reviewed_at: Date
  /** kcal per day. */
  energy_before: number
  decision: Json
  is_steered: boolean
  evidence: Json
  readings: Json
  answer: 'YES' | 'KEEP' | null
  plateau_answer: string | null
  answer_from_week: number | null
  answered_at: Date | null
}
