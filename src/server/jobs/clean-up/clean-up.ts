import { setTimeout as wait } from 'node:timers/promises'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { makeDaysAhead } from '#server/collect/day-partitions.ts'
import { runSteps } from '#server/jobs/run-steps.ts'
import { giveUpDeadEvents } from '#server/outgoing-events/deliver-event.ts'
import { type Deadline, fromTheStart, inSlices } from '#server/platform/concurrency/deadline.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { CleanUpServices } from './retention.ts'
import { retentions } from './retentions.ts'
import { forgetUnusedLeads, UNUSED_LEADS } from './unused-leads.ts'

/**
 * ms that each kind of deletion may take in a run. What is left then is for the next run, an hour later: all kinds
 * together stay below the hour.
 */
const MS_EACH = 4 * MS_PER_MINUTE

/**
 * Removes data that is no longer needed: used links and tokens, old counts, processed webhooks, texts of old emails,
 * results of old photos, erased members, old measurements, and leads that never bought anything and were not used for
 * the configured time. Each kind is deleted in slices of its own, so one that fails or takes long holds up no other.
 * @throws an Error that names the kinds that failed, after all have been tried
 */
export async function cleanUp(services: CleanUpServices, log: Log): Promise<void> {
  const steps = retentions.map(({ name, deleteSome }) => ({
    name,
    work: async (deadline: Deadline) => {
      const place = fromTheStart()
      const rows = await inSlices(() => deleteSome(services, place), deadline, wait)
      if (rows > 0) log.info({ step: name, rows }, 'old data was deleted')
    },
  }))
  await runSteps(
    [
      ...steps,
      { name: 'webhooks without a further try', work: () => giveUpDeadEvents(services) },
      { name: 'days to come', work: () => makeDaysAhead(services) },
      { name: UNUSED_LEADS, work: (deadline) => forgetUnusedLeads(services, log, deadline) },
    ],
    MS_EACH,
    log,
  )
}
