import type { FormatsRequest } from '#domain/api/member/formats.ts'
import { usageFor } from '#domain/formats.ts'
import { languageIn } from '#domain/usage.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { changePlan } from '#server/members/plan/change-plan.ts'
import { isCookOf } from '#server/members/plan/own-plate.ts'
import { forgetWeeksAfter } from '#server/members/plan/plan-weeks.ts'

/**
 * Stores what a member chose of language, clock, first weekday and paper. If they cook, and not every dish is written in
 * their new language, weeks after the current one are planned again when they are opened.
 * @throws Problem TOKEN_INVALID
 */
export async function changeFormats(
  context: PlanContext,
  member: Member,
  { locale, clock, firstWeekday, paper }: FormatsRequest,
): Promise<void> {
  const { leadId, settings, usage } = member
  const chosen = {
    ...(clock === undefined ? {} : { clock }),
    ...(firstWeekday === undefined ? {} : { first_weekday: firstWeekday }),
    ...(paper === undefined ? {} : { paper }),
  }
  await writeForPerson(context.db, leadId, async (trx) => {
    if (locale !== undefined) await trx.updateTable('leads').set({ locale }).where('id', '=', leadId).execute()
    await trx
      .updateTable('persons')
      .set({ ...chosen, changed_at: context.now() })
      .where('id', '=', leadId)
      .execute()
  })
  const language = locale === undefined ? languageIn(usage) : languageIn(usageFor(settings.units, locale))
  if (language !== languageIn(usage) && language !== 'en') await forgetLaterWeeks(context, member)
}

const forgetLaterWeeks = (context: PlanContext, of: Member): Promise<void> =>
  changePlan(context, of, 1, async ({ weeks, currentWeek, member }) => {
    const isPlanned = [...weeks].some(([week, planned]) => week > currentWeek && isCookOf(planned, member))
    return isPlanned
      ? { answer: undefined, write: (trx) => forgetWeeksAfter(trx, member.householdId, currentWeek) }
      : { answer: undefined }
  })
