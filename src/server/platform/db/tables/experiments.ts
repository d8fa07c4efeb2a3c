import type { ColumnType } from 'kysely'

/** One run of an experiment. */
export type ExperimentRuns = {
  key: string
  version: number
  weights: number[]
  coverage_percent: number
  metric: 'purchase' | 'revenue'
  started_at: Date
  started_by: string
  ended_at: Date | null
  ended_by: string | null
  /** The kept variant. */
  kept: string | null
  /** The operators' acts that started and ended it. */
  started_act: ColumnType<string | null, string | undefined, never>
  ended_act: ColumnType<string | null, undefined, string>
}

/** The variant a visitor saw first. */
export type ExperimentExposures = {
  visitor_id: string
  key: string
  version: number
  variant: string
  first_at: Date
}
