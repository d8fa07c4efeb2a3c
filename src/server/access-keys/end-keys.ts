import {
  type KeyKind,
  type LeadRevocation,
  leadKindsEndedBy,
  type OperatorRevocation,
  operatorKindsEndedBy,
} from '#domain/key-kinds.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'

/** Why a key ended: a revocation of the table, its single use, or by itself. */
export type EndedBecause =
  | LeadRevocation
  | OperatorRevocation
  | 'used'
  | 'signed-out'
  | 'replaced'
  | 'ended-by-owner'
  | 'ended-by-operator'
  | 'bought-by-proven'

/**
 * Keys that a revocation has to end: also those that were used up, because the browser that used a link may repeat it
 * for some minutes.
 */
const ending = (db: Reader, kinds: readonly KeyKind[], because: EndedBecause, now: Date) =>
  db
    .updateTable('access_keys')
    .set({ ended_at: now, ended_because: because })
    .where('kind', 'in', kinds)
    .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_because', '=', 'used')]))

/** Ends the keys of these leads that a revocation ends. The leads have to be locked: `lockLeads`. */
export async function revokeLeadKeys(
  trx: Trx,
  leadIds: readonly string[],
  revocation: LeadRevocation,
  now: Date,
): Promise<void> {
  if (leadIds.length === 0) return
  await ending(trx, leadKindsEndedBy(revocation), revocation, now).where('lead_id', 'in', leadIds).execute()
}

/**
 * Ends the keys of an operator that a revocation ends, and those that the operator made for others: whoever was removed
 * must not come back through them. The operator's row has to be locked.
 */
export async function revokeOperatorKeys(
  trx: Trx,
  operatorId: string,
  revocation: OperatorRevocation,
  now: Date,
): Promise<void> {
  await ending(trx, operatorKindsEndedBy(revocation), revocation, now)
    .where(({ or, eb }) => or([eb('operator_id', '=', operatorId), eb('made_by', '=', operatorId)]))
    .execute()
}

/** Ends the key of a secret. One that has already ended is left as it is. */
export async function endKeyOfSecret(
  db: Reader,
  kind: KeyKind,
  secret: string,
  { because, now }: { readonly because: EndedBecause; readonly now: Date },
): Promise<void> {
  await ending(db, [kind], because, now).where('secret_hash', '=', hashOf(secret)).execute()
}

/** Days for which a key that has ended is kept, so that it can be said why it opens nothing any more; clean-up deletes it. */
export const ENDED_DAYS = 7
