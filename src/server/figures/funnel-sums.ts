import { type Selectable, sql } from 'kysely'
import type { Schema } from '#server/platform/db/schema.ts'

/** The sums of each step by day: of everybody who was counted, and of those who are present. */
export const funnelSums = sql<Selectable<Schema['funnel_daily']>>`(
  select dimension, day, flow, value, step, views, exits, backs, errors, dwell from funnel_daily
  union all
  select dimension, day, flow, value, step, views, exits, backs, errors, dwell from funnel_live
)`.as('funnel_sums')
