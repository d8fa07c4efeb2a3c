export const cohortUnits = ['week', 'month'] as const
export type CohortUnit = (typeof cohortUnits)[number]
/** What cohorts can be split by: what the first order was, and what led to it. */
export const cohortSplits = ['plan', 'price', 'country', 'source', 'campaign'] as const
export type CohortSplit = (typeof cohortSplits)[number]
