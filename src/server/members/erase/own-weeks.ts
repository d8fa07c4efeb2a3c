import { weekAlone } from '#planner/plan/change/leave-table.ts'
import { plannedFrom } from '#server/members/plan/plan-weeks.ts'

type WeekRow = { readonly request: unknown; readonly plan: unknown }

/**
 * Stored weeks as one person eats them: a household's week holds what each of its table needs and must not eat. Weeks of
 * which they eat nothing are left out.
 */
export const ownWeeks = <T extends WeekRow>(personId: string, rows: readonly T[]): readonly T[] =>
  rows.flatMap((row) => {
    const planned = plannedFrom(row)
    const own = planned === null ? null : weekAlone(planned, personId)
    return own === null ? [] : [{ ...row, ...own }]
  })
