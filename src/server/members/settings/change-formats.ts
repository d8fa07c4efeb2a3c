import type { FormatsRequest } from '#domain/api/member/formats.ts'
import { writeForPerson } from '#server/members/member/member.ts'
import type { Services } from '#server/services.ts'

/** Stores what a member chose of language, clock, first weekday and paper. @throws Problem TOKEN_INVALID */
export async function changeFormats(
  { db, now }: Pick<Services, 'db' | 'now'>,
  leadId: string,
  { locale, clock, firstWeekday, paper }: FormatsRequest,
): Promise<void> {
  const chosen = {
    ...(clock === undefined ? {} : { clock }),
    ...(firstWeekday === undefined ? {} : { first_weekday: firstWeekday }),
    ...(paper === undefined ? {} : { paper }),
  }
  await writeForPerson(db, leadId, async (trx) => {
    if (locale !== undefined) await trx.updateTable('leads').set({ locale }).where('id', '=', leadId).execute()
    await trx
      .updateTable('persons')
      .set({ ...chosen, changed_at: now() })
      .where('id', '=', leadId)
      .execute()
  })
}
