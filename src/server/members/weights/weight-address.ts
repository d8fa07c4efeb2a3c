import { filled, routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { keyOfSecret, noteUse, usedColumns } from '#server/access-keys/find-key.ts'
import { isTimeZone } from '#server/members/reminder/reminder-time.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

type Clocked = Pick<Services, 'db' | 'now' | 'config'>

/**
 * Makes a new address of a member, which ends an older one: one is enough for all devices, and a lost one is replaced.
 * @returns the address; only the hash of its secret is stored
 */
export async function makeWeightAddress(
  { db, now, config }: Clocked,
  leadId: string,
  timeZone: string | null,
): Promise<string> {
  const time = now()
  const zone = timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC'
  const { secret } = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('access_keys')
      .set({ ended_at: time, ended_because: 'replaced' })
      .where('kind', '=', 'weight-address')
      .where('lead_id', '=', leadId)
      .where('ended_at', 'is', null)
      .execute()
    return addKey(trx, { kind: 'weight-address', owner: { leadId }, now: time, scope: [zone] })
  })
  return `${config.publicUrl}${filled(routes.weighIn, { secret })}`
}

/** Whose an address is, and the time zone of its maker. */
export type AddressOwner = { readonly keyId: string; readonly leadId: string; readonly timeZone: string }

/** The owner of an address. @throws Problem WEIGHT_ADDRESS_UNKNOWN */
export async function ownerOfAddress({ db, now }: Clocked, secret: string): Promise<AddressOwner> {
  const time = now()
  const row = await keyOfSecret(db, ['weight-address'], secret, time)
    .select(['access_keys.lead_id', 'access_keys.scope'])
    .select(usedColumns)
    .executeTakeFirst()
  if (row === undefined || row.lead_id === null) throw new Problem('WEIGHT_ADDRESS_UNKNOWN')
  await noteUse(db, row, time)
  return { keyId: row.id, leadId: row.lead_id, timeZone: row.scope[0] ?? 'UTC' }
}
