import { Problem } from '#domain/problems.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Services } from '#server/services.ts'

/** Days after its last use for which a token is valid. */
export const TOKEN_DAYS = 180

/** The lead of a bearer token, and whether the token came with an emailed link. */
export type Bearer = { readonly leadId: string; readonly isProven: boolean }

const header = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** The token of an `Authorization: Bearer` header. @throws Problem TOKEN_INVALID */
export function bearerToken(authorization: string | undefined): string {
  const token = header.exec(authorization ?? '')?.[1]
  if (token === undefined) throw new Problem('TOKEN_INVALID')
  return token
}

/**
 * The lead of a bearer token, of which only the hash is stored. Its use is recorded at most once a day.
 * @throws Problem TOKEN_INVALID
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

/** The lead id of a bearer token. @throws Problem TOKEN_INVALID */
export const leadOfToken = async (services: Pick<Services, 'db' | 'now'>, token: string): Promise<string> =>
  (await bearerOfToken(services, token)).leadId

/**
 * The bearer of an `Authorization` header on a route that does not require one: null without a header or with an
 * invalid token.
 */
export async function optionalBearer(
  services: Pick<Services, 'db' | 'now'>,
  authorization: string | undefined,
): Promise<Bearer | null> {
  if (authorization === undefined) return null
  try {
    return await bearerOfToken(services, bearerToken(authorization))
  } catch (error) {
    if (error instanceof Problem && error.code === 'TOKEN_INVALID') return null
    throw error
  }
}
