import { Problem } from '#domain/problem.ts'
import { keyOfSecret, noteUse, usedColumns } from '#server/access-keys/find-key.ts'
import type { Services } from '#server/services.ts'

/** The lead of a bearer token, and whether the token came with an emailed link. */
export type Bearer = { readonly leadId: string; readonly isProven: boolean }
/** The same with the time at which the link was made. */
export type TokenBearer = Bearer & { readonly provenAt: Date | null }

const header = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** The token of an `Authorization: Bearer` header. @throws Problem TOKEN_INVALID */
export function bearerToken(authorization: string | undefined): string {
  const token = header.exec(authorization ?? '')?.[1]
  if (token === undefined) throw new Problem('TOKEN_INVALID')
  return token
}

/** The lead of a bearer token, of which only the hash is stored. @throws Problem TOKEN_INVALID */
export async function bearerOfToken({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<TokenBearer> {
  const time = now()
  const row = await keyOfSecret(db, ['token'], token, time)
    .select(['lead_id', 'proven_at'])
    .select(usedColumns)
    .executeTakeFirst()
  if (row === undefined || row.lead_id === null) throw new Problem('TOKEN_INVALID')
  await noteUse(db, row, time)
  return { leadId: row.lead_id, isProven: row.proven_at !== null, provenAt: row.proven_at }
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
): Promise<TokenBearer | null> {
  if (authorization === undefined) return null
  try {
    return await bearerOfToken(services, bearerToken(authorization))
  } catch (error) {
    if (error instanceof Problem && error.code === 'TOKEN_INVALID') return null
    throw error
  }
}
