import type { ChangeReply, MemberSettings } from '#domain/api/member/member.ts'
import { changePlan, type PlanContext } from './change-plan.ts'
import { changedMeals, plannedAnew } from './meal-changes.ts'
import { anchorPlan, type Member } from './member.ts'
import { freshWeek } from './plan-week.ts'
import { forgetWeeksAfter, storeWeek } from './plan-weeks.ts'
import { asksForOtherMeals } from './settings.ts'

/**
 * Keeps the settings. Where they ask for other meals, the current week is planned anew and the weeks after it are
 * deleted; where no week can be made of them nothing is stored. Returns what changed. @throws Problem PLAN_IMPOSSIBLE
 */
export function changeSettings(context: PlanContext, member: Member, settings: MemberSettings): Promise<ChangeReply> {
  const { leadId } = member
  return changePlan(context, member, 1, async (standing) => {
    const { currentWeek, weeks } = standing
    const { startsOn } = standing.member
    const isOther = asksForOtherMeals(standing.member.settings, settings)
    const planned = isOther
      ? await freshWeek(context.plannerPool, { ...standing, member: { ...standing.member, settings } }, currentWeek)
      : null
    const later = [...weeks.keys()].some((week) => week > currentWeek)
    return {
      answer:
        planned === null
          ? { changes: [], meals: [] }
          : {
              changes: [
                plannedAnew(startsOn, currentWeek),
                ...(later ? ['The weeks after it are planned anew when you open them.'] : []),
              ],
              meals: changedMeals(weeks.get(currentWeek)?.plan, planned.plan),
            },
      write: async (trx, now) => {
        await anchorPlan(trx, standing.member, now)
        await trx
          .updateTable('member_plans')
          .set({ ...columnsOf(settings), changed_at: now })
          .where('lead_id', '=', leadId)
          .execute()
        if (planned === null) return
        await storeWeek(trx, leadId, planned, now)
        await forgetWeeksAfter(trx, leadId, currentWeek)
      },
    }
  })
}

const columnsOf = (settings: MemberSettings) => ({
  units: settings.units,
  meals_a_day: settings.mealsADay,
  diets: settings.diets,
  restrictions: settings.restrictions,
  cooking_skill: settings.cookingSkill,
  time_cooking: settings.timeCooking,
  eaters: settings.eaters,
})
