import type { ColumnType } from 'kysely'

/** What each visitor was counted as. */
export type FunnelVisitors = {
  visitor_id: string
  flow: number
  entered_at: Date
  traits: string[]
  /** Written as JSON text; read as untrusted content, because an older process may have written it. */
  steps: ColumnType<unknown, string, string>
  exit_place: number | null
  has_paid: boolean
  settles_at: Date | null
}

/** Sums of a step, by the day on which its visitors entered. */
export type FunnelDaily = {
  dimension: string
  day: string
  flow: number
  value: string
  step: string
  views: number
  exits: number
  backs: number
  errors: number
  dwell: number[]
}

export type FunnelValues = { dimension: string; value: string; last_on: string }

/** An event of a day: a release, or a note of an operator. */
export type Annotations = {
  id: string
  at: Date
  text: string
  build_id: string | null
  added_by: string | null
}

export type FunnelProgress = { is_only: boolean; counted_until: Date }
