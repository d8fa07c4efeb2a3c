import type { ColumnType, Generated } from 'kysely'

/** One run of an experiment. */
export type ExperimentRuns = {
  key: string
  version: number
  weights: number[]
  coverage_percent: number
  metric: 'purchase' | 'revenue'
  /** The smallest difference worth having, in percent. */
  worth_percent: ColumnType<number, number | undefined, never>
  /** The currency in which revenue is compared, with the dearest price in it; null if nothing was on sale. */
  currency: ColumnType<string | null, string | null | undefined, never>
  cap_minor: ColumnType<number | null, number | null | undefined, never>
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

/** A lead of a run. What was bought is only filled in, and the lead removed, when the person is erased. */
export type LeadRuns = {
  id: Generated<number>
  lead_id: string | null
  key: string
  version: number
  variant: string
  confirmed_at: Date
  /** The lot in which the page was drawn; null for one whose connection changed. */
  day: string | null
  lot: number | null
  bought_at: Date | null
  livemode: boolean | null
  currency: string | null
  net_minor: number | null
  is_refunded: boolean | null
  is_disputed: boolean | null
  is_cancelled: boolean | null
}

/** The first decision on a variant of a run. */
export type ExperimentDecisions = {
  key: string
  version: number
  variant: string
  decided_at: Date
  decided_as: 'better' | 'worse' | 'alike'
  control_buyers: number
  variant_buyers: number
}
