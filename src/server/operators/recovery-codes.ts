import { randomBytes } from 'node:crypto'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { base32 } from './base32.ts'

const CODES = 10
/** Bytes of a code: 80 random bits cannot be recovered from a plain hash by guessing. */
const CODE_LENGTH = 10

/** A code in the form that is compared: capitals, without the hyphens that make it readable. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** Replaces all recovery codes of an operator and returns the new ones; only their hashes are stored. */
export async function renewRecoveryCodes(trx: Trx, operatorId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => base32(randomBytes(CODE_LENGTH)))
  await trx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
  await trx
    .insertInto('operator_recovery_codes')
    .values(codes.map((code) => ({ operator_id: operatorId, code_hash: hashOf(code) })))
    .execute()
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/** Uses a recovery code; false if it is invalid or was used before. */
export async function takeRecoveryCode(trx: Trx, operatorId: string, code: string, now: Date): Promise<boolean> {
  const taken = await trx
    .updateTable('operator_recovery_codes')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashOf(plain(code)))
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst()
  return taken !== undefined
}
