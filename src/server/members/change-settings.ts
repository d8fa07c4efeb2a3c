import type { ChangeReply, MemberSettings, SettingsRequest } from '#domain/api/member/member.ts'
import { Problem } from '#domain/problems.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { changePlan, type PlanContext, type Standing } from './change-plan.ts'
import { plannedAnew, plannedAnewWhenOpened, settingsChanged } from './change-sentences.ts'
import type { Member } from './member.ts'
import { freshWeek } from './plan-week.ts'
import { forgetWeeksAfter, storeWeek } from './plan-weeks.ts'
import { asksForOtherMeals } from './settings.ts'
import { type Made, nothingToDo, undoable } from './undoable-change.ts'
import { weekChanges } from './week-changes.ts'

/**
 * Keeps the settings. Where they ask for other meals, the current week is planned anew and the weeks after it are
 * deleted; where no week can be made of them nothing is stored. Returns what changed.
 * @throws Problem PLAN_IMPOSSIBLE, SETTINGS_CHANGED where they are others by now than those that were changed: a device that
 * has not heard of an allergy must not take it off
 */
export function changeSettings(
  context: PlanContext,
  member: Member,
  { before, after: settings }: SettingsRequest,
): Promise<ChangeReply> {
  const { leadId } = member
  const request = JSON.stringify(['settings', settings])
  return changePlan(context, member, 1, async (standing) => {
    const { currentWeek } = standing
    if (isSame(standing.member.settings, settings)) return nothingToDo(context.db, standing, request)
    if (!isSame(standing.member.settings, before)) throw new Problem('SETTINGS_CHANGED')
    const isOther = asksForOtherMeals(standing.member.settings, settings)
    const planned = isOther
      ? await freshWeek(context.plannerPool, { ...standing, member: { ...standing.member, settings } }, currentWeek)
      : null
    const made = {
      answer: planned === null ? { changes: [], meals: [] } : await changesFor(context, standing, planned),
      write: async (trx: Trx, now: Date) => {
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
    const done = settingsChanged(standing.member.settings, settings)
    return undoable(standing, { request, done }, made, context.now())
  })
}

const isSame = (before: MemberSettings, after: MemberSettings): boolean =>
  JSON.stringify(columnsOf(before)) === JSON.stringify(columnsOf(after))

/** What is eaten differently in the current week, and which weeks are to be planned anew. */
async function changesFor({ plannerPool }: PlanContext, standing: Standing, planned: Planned): Promise<Made> {
  const { currentWeek, weeks, member } = standing
  const before = weeks.get(currentWeek)
  const eaten = before === undefined ? null : await weekChanges(plannerPool, standing, before, planned)
  const later = [...weeks.keys()].filter((week) => week > currentWeek)
  return {
    changes: [
      plannedAnew(member.startsOn, currentWeek),
      ...(eaten?.changes ?? []),
      ...later.map((week) => plannedAnewWhenOpened(member.startsOn, week)),
    ],
    meals: eaten?.meals ?? [],
  }
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
