import type { LeadKeyKind } from '#domain/key-kinds.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { keyOfSecret, noteUse, usedColumns } from '#server/access-keys/find-key.ts'
import { isTimeZone } from '#server/members/reminder/reminder-time.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

/** The kinds of keys that are part of an address, for programs that cannot sign in. */
export type AddressKind = Extract<LeadKeyKind, 'weight-address' | 'calendar-address'>

type NewAddress = {
  readonly kind: AddressKind
  readonly leadId: string
  /** As the device names it (IANA); UTC without one. */
  readonly timeZone: string | null
}

/**
 * Makes a new address of a member, which ends an older one: one is enough for all devices, and a lost one is replaced.
 * @returns its secret, of which only the hash is stored
 */
export async function makeOwnAddress(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, leadId, timeZone }: NewAddress,
): Promise<string> {
  const time = now()
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC'
  const { secret } = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('access_keys')
      .set({ ended_at: time, ended_because: 'replaced' })
      .where('kind', '=', kind)
      .where('lead_id', '=', leadId)
      .where('ended_at', 'is', null)
      .execute()
    return addKey(trx, { kind, owner: { leadId }, now: time, scope: [zone] })
  })
  return secret
}

/** Whose an address is, and the time zone of its maker. */
export type AddressOwner = { readonly keyId: string; readonly leadId: string; readonly timeZone: string }

/** The owner of an address; null if it does not exist or was ended. Its use is noted. */
export async function ownerOfAddress(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kind: AddressKind,
  secret: string,
): Promise<AddressOwner | null> {
  const time = now()
  const row = await keyOfSecret(db, [kind], secret, time)
    .select(['access_keys.lead_id', 'access_keys.scope'])
    .select(usedColumns)
    .executeTakeFirst()
  if (row === undefined || row.lead_id === null) return null
  await noteUse(db, row, time)
  return { keyId: row.id, leadId: row.lead_id, timeZone: row.scope[0] ?? 'UTC' }
}
