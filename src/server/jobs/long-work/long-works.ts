import { copyVisits } from '#server/funnel-statistics/copy-visits.ts'
import type { LongWork } from './work-in-slices.ts'

/** What upgrades have to do with all rows of large tables. A work is left out again when no older data can come any more. */
export const longWorks: readonly LongWork[] = [{ name: 'copy-visits', slice: copyVisits }]
