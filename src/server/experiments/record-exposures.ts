import type { ShownVariant } from '#analytics/events/shown-variants.ts'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

type StepSeen = {
  readonly visitorId: string
  readonly step: string
  readonly firstAt: Date
  /** The variants in which the visitor's page was sent. */
  readonly shown: readonly ShownVariant[]
}

/** The variants whose step is among these: their pages have started. */
export const reportedIn = (seen: readonly Pick<StepSeen, 'step' | 'shown'>[]): readonly ShownVariant[] =>
  seen.flatMap(({ step, shown }) => shown.filter(({ key }) => experimentOf(key)?.step === step))

/**
 * Stores the variants that visitors saw: those in which their pages were sent, once the step at which they differ was
 * seen. The first one recorded stays. Ended runs and unknown variants are left out.
 */
export async function recordExposures(trx: Trx, seen: readonly StepSeen[]): Promise<void> {
  const exposures = seen.flatMap(({ visitorId, step, firstAt, shown }) =>
    shown.flatMap(({ key, version, variant }) => {
      const experiment = experimentOf(key)
      const isVariant = experiment?.variants.some(({ name }) => name === variant) ?? false
      if (!isVariant || experiment?.step !== step) return []
      return [{ visitor_id: visitorId, key, version, variant, first_at: firstAt }]
    }),
  )
  if (exposures.length === 0) return
  const running = await trx
    .selectFrom('experiment_runs')
    .select(['key', 'version'])
    .where('ended_at', 'is', null)
    .execute()
  const current = exposures.filter(({ key, version }) =>
    running.some((run) => run.key === key && run.version === version),
  )
  if (current.length === 0) return
  await trx
    .insertInto('experiment_exposures')
    .values(current)
    .onConflict((conflict) => conflict.columns(['visitor_id', 'key', 'version']).doNothing())
    .execute()
}
