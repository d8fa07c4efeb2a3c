import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'
import { submitRefund } from './submit-refund.ts'

/** Asks for all refunds of one lead that were written down and not asked for yet. */
export async function submitRefundsOf(services: Services, leadId: string, log: Log): Promise<void> {
  const owed = await services.db
    .selectFrom('refunds')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('state', '=', 'requested')
    .orderBy('created_at')
    .execute()
  for (const { id } of owed) {
    await submitRefund(services, leadId, id).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'a refund could not be submitted; it is asked for again'),
    )
  }
}
