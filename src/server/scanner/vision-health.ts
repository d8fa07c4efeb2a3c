import type { Services } from '#server/services.ts'

type Where = Pick<Services, 'db' | 'now'>

/** How the endpoint did last, over all processes; null where it was never asked. */
export type VisionHealth = {
  readonly answeredAt: Date | null
  readonly failedAt: Date | null
  readonly failure: string | null
  /** Until when it is not asked, where that has not passed. */
  readonly leftAloneUntil: Date | null
}

/** Notes that the endpoint gave a usable answer. */
export async function noteAnswer({ db, now }: Where): Promise<void> {
  const noted = { answered_at: now(), left_alone_until: null }
  await db
    .insertInto('vision_health')
    .values(noted)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(noted))
    .execute()
}

/** Notes that the endpoint gave none. The reason is ours and holds nothing of an answer. */
export async function noteFailure({ db, now }: Where, failure: string, leftAloneUntil: Date | null): Promise<void> {
  const noted = { failed_at: now(), failure, left_alone_until: leftAloneUntil }
  await db
    .insertInto('vision_health')
    .values(noted)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(noted))
    .execute()
}

/** How the endpoint did last. */
export async function visionHealth({ db, now }: Where): Promise<VisionHealth> {
  const row = await db.selectFrom('vision_health').selectAll().executeTakeFirst()
  const until = row?.left_alone_until ?? null
  return {
    answeredAt: row?.answered_at ?? null,
    failedAt: row?.failed_at ?? null,
    failure: row?.failure ?? null,
    leftAloneUntil: until !== null && until > now() ? until : null,
  }
}
