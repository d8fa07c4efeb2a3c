import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { forgetPersons } from './forget-persons.ts'

/** Days during which we try to send the confirmation of a deletion; after them the address is removed anyway. */
const CONFIRMED_WITHIN_DAYS = 7
/** People removed in one transaction. */
const BATCH_SIZE = 500

/** Erased people who never ordered anything. */
const withoutOrders = (db: Reader) =>
  db
    .selectFrom('leads')
    .where('leads.erased_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('orders.lead_id', '=', 'leads.id'))),
    )

/**
 * Removes what is left of some erased people who never ordered anything, once their confirmation has been sent, and
 * returns how many.
 */
export async function forgetSomeErased({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const latest = plusDays(now(), -CONFIRMED_WITHIN_DAYS)
  return inTransaction(db, async (trx) => {
    const gone = await withoutOrders(trx)
      .select('leads.id')
      .where(({ or, eb, not, exists, selectFrom }) =>
        or([
          eb('leads.erased_at', '<', latest),
          not(
            exists(
              selectFrom('emails')
                .select('emails.id')
                .whereRef('emails.lead_id', '=', 'leads.id')
                .where('emails.sent_at', 'is', null),
            ),
          ),
        ]),
      )
      .orderBy('leads.erased_at')
      .limit(BATCH_SIZE)
      .forUpdate('leads')
      .skipLocked()
      .execute()
    const ids = gone.map(({ id }) => id)
    if (ids.length === 0) return 0
    await trx.deleteFrom('emails').where('lead_id', 'in', ids).execute()
    await forgetPersons(trx, ids, now())
    await trx.deleteFrom('leads').where('id', 'in', ids).execute()
    return ids.length
  })
}

/** Since when the longest-waiting of them should have been removed; null if none is overdue. */
export async function oldestErasedSince({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Date | null> {
  const oldest = await withoutOrders(db)
    .select('leads.erased_at')
    .where('leads.erased_at', '<', plusDays(now(), -CONFIRMED_WITHIN_DAYS))
    .orderBy('leads.erased_at')
    .limit(1)
    .executeTakeFirst()
  const erasedAt = oldest?.erased_at ?? null
  return erasedAt === null ? null : new Date(erasedAt.getTime() + CONFIRMED_WITHIN_DAYS * MS_PER_DAY)
}
