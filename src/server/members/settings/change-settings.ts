import { sql } from 'kysely'
import type { MemberSettings, SettingsRequest } from '#domain/api/member/member.ts'
import { Problem } from '#domain/problem.ts'
import { daysBetween } from '#domain/time.ts'
import { tripsFrom } from '#planner/larder/trips.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { plannedUntil } from '#server/members/member/pause.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { asksForOtherMeals } from '#server/members/member/settings.ts'
import { changePlan, type PlanState } from '#server/members/plan/change-plan.ts'
import { settingsChanged } from '#server/members/plan/change-sayings.ts'
import { isCookOf, ownPlate } from '#server/members/plan/own-plate.ts'
import { freshWeek, renewedWeek, seatedWeek } from '#server/members/plan/plan-week.ts'
import { forgetWeeksAfter, storeWeek } from '#server/members/plan/plan-weeks.ts'
import { saidWeek } from '#server/members/plan/sayings.ts'
import { type ChangeAnswer, type ChangedMeals, nothingToDo, undoable } from '#server/members/plan/undoable-change.ts'
import { changedMeals, weekChanges } from '#server/members/plan/week-changes.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Stores the settings. If they require different meals, plans the current week again and deletes the weeks after it; if
 * no week can be planned with them, stores nothing. Returns what changed.
 * @throws Problem PLAN_IMPOSSIBLE, SETTINGS_CHANGED if the stored settings differ from those the device started from: a
 * device that has not heard of an allergy must not remove it
 */
export function changeSettings(
  context: PlanContext,
  member: Member,
  { before, after: settings }: SettingsRequest,
): Promise<ChangeAnswer> {
  const { personId, householdId } = member
  const request = JSON.stringify(['settings', settings])
  return changePlan(context, member, 1, async (planState) => {
    const { currentWeek } = planState
    if (isSame(planState.member.settings, settings)) return nothingToDo(context.db, planState, request)
    if (!isSame(planState.member.settings, before)) throw new Problem('SETTINGS_CHANGED')
    // In a pause a week that is not planned stays so; it will be planned with the new settings.
    const isPlanned = planState.weeks.has(currentWeek) || (await plannedUntil(context.db, planState.member)) === null
    const isOther = isPlanned && asksForOtherMeals(planState.member.settings, settings)
    const planned = isOther ? await weekWith(context, planState, settings) : null
    const made = {
      answer: planned === null ? { changes: [], meals: [] } : changesFor(planState, planned),
      write: async (trx: Trx, now: Date) => {
        await trx
          .updateTable('persons')
          .set({ ...columnsOfPerson(settings), changed_at: now })
          .where('id', '=', personId)
          .execute()
        await trx
          .updateTable('households')
          .set({ ...columnsOfHousehold(settings), changed_at: now })
          .where('id', '=', householdId)
          .execute()
        if (String(planState.member.settings.shoppingDays) !== String(settings.shoppingDays))
          await shopWeeksOn(trx, planState, settings.shoppingDays, now)
        if (planned === null) return
        await storeWeek(trx, householdId, planned, now)
        await forgetWeeksAfter(trx, householdId, currentWeek)
      },
    }
    const done = settingsChanged(planState.member.settings, settings)
    return undoable(planState, { request, done }, made, context.now())
  })
}

/**
 * The current week under other settings: planned again from today on, or, for somebody who does not cook, with other plates of their own
 * from today on.
 */
function weekWith({ plannerPool }: PlanContext, planState: PlanState, settings: MemberSettings): Promise<Planned> {
  const { currentWeek, weeks, member } = planState
  const changed = { ...planState, member: { ...member, settings } }
  const known = weeks.get(currentWeek)
  const { cookingSkill, timeCooking, variety } = member.settings
  const isOwnAlone =
    cookingSkill === settings.cookingSkill && timeCooking === settings.timeCooking && variety === settings.variety
  if (known === undefined) return freshWeek(plannerPool, changed, currentWeek)
  if (isCookOf(known, member) || !isOwnAlone) return renewedWeek(plannerPool, changed, known)
  const from = Math.max(0, daysBetween(startOfWeek(member.startsOn, currentWeek), member.today) ?? 0)
  return seatedWeek(plannerPool, changed, known, from)
}

/** The week that has begun and later ones are shopped for on other days: their meals stay, and their lists follow. */
async function shopWeeksOn(
  trx: Trx,
  { member: { householdId, startsOn }, currentWeek }: PlanState,
  shoppingDays: MemberSettings['shoppingDays'],
  now: Date,
): Promise<void> {
  const trips = JSON.stringify(tripsFrom(startsOn, shoppingDays))
  await trx
    .updateTable('plan_weeks')
    .set({
      request:
        shoppingDays.length === 0
          ? sql`request - 'trips'`
          : sql`request || jsonb_build_object('trips', ${trips}::jsonb)`,
      changed_at: now,
    })
    .where('household_id', '=', householdId)
    .where('week', '>=', currentWeek)
    .execute()
}

const isSame = (before: MemberSettings, after: MemberSettings): boolean =>
  JSON.stringify(inColumns(before)) === JSON.stringify(inColumns(after))

/** Whether the dishes of a week stayed, and only the plates of somebody who does not cook are others. */
const isSeated = (known: Planned, planned: Planned, member: Member): boolean =>
  !isCookOf(known, member) && changedMeals(known.plan, planned.plan).length === 0

/** What the member will eat differently in the current week, and which later weeks will be planned again. */
function changesFor(planState: PlanState, planned: Planned): ChangedMeals {
  const { currentWeek, weeks, member } = planState
  const known = weeks.get(currentWeek)
  const [before, after] = [known === undefined ? null : ownPlate(known, member), ownPlate(planned, member)]
  const eaten = before === null || after === null ? null : weekChanges(planState, before, after)
  const later = [...weeks.keys()].filter((week) => week > currentWeek)
  return {
    changes: [
      ...(known === undefined
        ? []
        : [saidWeek(isSeated(known, planned, member) ? 'ownPlatesFollow' : 'replanned', member.startsOn, currentWeek)]),
      ...(eaten?.changes ?? []),
      ...later.map((week) => saidWeek('replannedWhenOpened', member.startsOn, week)),
    ],
    meals: eaten?.meals ?? [],
  }
}

/** What a person eats. */
const columnsOfPerson = (settings: MemberSettings) => ({
  units: settings.units,
  meals_a_day: settings.mealsADay,
  diets: settings.diets,
  restrictions: settings.restrictions,
})

/** How the household cooks. */
const columnsOfHousehold = (settings: MemberSettings) => ({
  cooking_skill: settings.cookingSkill,
  time_cooking: settings.timeCooking,
  variety: settings.variety,
  shopping_days: settings.shoppingDays,
  eaters: settings.eaters,
})

const inColumns = (settings: MemberSettings) => ({ ...columnsOfPerson(settings), ...columnsOfHousehold(settings) })
