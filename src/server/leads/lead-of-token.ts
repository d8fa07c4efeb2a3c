import { Problem } from '#domain/problems.ts'
import { hashOf } from '#server/crypto/secret.ts'
import type { Database } from '#server/db/database.ts'

/** The lead whose bearer token this is; only the token's hash is kept and looked up. @throws Problem TOKEN_INVALID */
export async function leadOfToken(db: Database, token: string): Promise<string> {
  const row = await db
    .selectFrom('lead_tokens')
    .select('lead_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (row === undefined) throw new Problem('TOKEN_INVALID')
  return row.lead_id
}
