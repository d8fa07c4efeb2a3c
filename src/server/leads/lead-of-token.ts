import { Problem } from '#domain/problems.ts'
import { hashOf } from '#server/crypto/secret.ts'
import type { Services } from '#server/http/services.ts'

/** Days after its last use for which a token works. */
export const TOKEN_DAYS = 180
const MS_PER_DAY = 86_400_000

/** Who asks, and whether by a token that came with a mailed link. */
export type Bearer = { readonly leadId: string; readonly isProven: boolean }

/** The lead whose bearer token this is. @throws Problem TOKEN_INVALID */
export const leadOfToken = async (services: Pick<Services, 'db' | 'now'>, token: string): Promise<string> =>
  (await bearerOfToken(services, token)).leadId

/**
 * The lead whose bearer token this is; only the token's hash is kept and looked up. Its use is written down at most once
 * a day. @throws Problem TOKEN_INVALID
 */
export async function bearerOfToken({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<Bearer> {
  const time = now()
  const daysAgo = (days: number) => new Date(time.getTime() - days * MS_PER_DAY)
  const row = await db
    .selectFrom('lead_tokens')
    .select(['lead_id', 'proven', 'last_used_at'])
    .where('token_hash', '=', hashOf(token))
    .where('last_used_at', '>', daysAgo(TOKEN_DAYS))
    .executeTakeFirst()
  if (row === undefined) throw new Problem('TOKEN_INVALID')
  if (row.last_used_at <= daysAgo(1)) {
    await db
      .updateTable('lead_tokens')
      .set({ last_used_at: time })
      .where('lead_id', '=', row.lead_id)
      .where('token_hash', '=', hashOf(token))
      .execute()
  }
  return { leadId: row.lead_id, isProven: row.proven }
}
