import { readMember } from '#server/members/member/member.ts'
import { utcDay } from '#server/members/member/plan-calendar.ts'
import { isCookOf, ownPlate } from '#server/members/plan/own-plate.ts'
import { plannedFrom } from '#server/members/plan/plan-weeks.ts'
import type { Services } from '#server/services.ts'

type WeekRow = { readonly request: unknown; readonly plan: unknown }

/**
 * Stored weeks as one person eats them: what a household's week was planned by may be the body of somebody else. Weeks
 * from before they came are left out.
 */
export async function ownWeeks<T extends WeekRow>(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  leadId: string,
  rows: readonly T[],
): Promise<readonly T[]> {
  const planned = rows.map((row) => ({ row, week: plannedFrom(row) }))
  if (planned.every(({ week }) => week === null || isCookOf(week, { leadId }))) return rows
  const member = await readMember(services, leadId, utcDay(services.now()))
  return planned.flatMap(({ row, week }) => {
    const own = week === null ? null : ownPlate(week, member)
    return own === null ? [] : [{ ...row, ...own }]
  })
}
