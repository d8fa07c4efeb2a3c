import type { Services } from '#server/services.ts'

type Where = Pick<Services, 'db' | 'now'>

/** The last results of the endpoint, over all processes; each is null if there was none. */
export type VisionHealth = {
  readonly answeredAt: Date | null
  readonly failedAt: Date | null
  readonly failure: string | null
  /** The time until which the endpoint is not called; null if it has passed. */
  readonly leftAloneUntil: Date | null
}

/** Records that the endpoint gave a usable answer. */
export async function noteAnswer({ db, now }: Where): Promise<void> {
  const noted = { answered_at: now(), left_alone_until: null }
  await db
    .insertInto('vision_health')
    .values(noted)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(noted))
    .execute()
}

/** Records that the endpoint gave no usable answer. The reason is our own text and contains nothing of an answer. */
export async function noteFailure({ db, now }: Where, failure: string, leftAloneUntil: Date | null): Promise<void> {
  const noted = { failed_at: now(), failure, left_alone_until: leftAloneUntil }
  await db
    .insertInto('vision_health')
    .values(noted)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(noted))
    .execute()
}

/** Returns the last results of the endpoint. */
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
