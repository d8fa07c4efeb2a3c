import { sql } from 'kysely'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { readWaitingWork } from '#server/jobs/promised-work/read-waiting-work.ts'
import { type Examined, type Finding, fault, isLocal, ok, warning } from './examined.ts'

/** Whether everything that was promised to happen by itself happens in time. */
export async function checkWork(examined: Examined): Promise<Finding> {
  const late = (await readWaitingWork(examined)).filter(({ isLate }) => isLate)
  if (late.length === 0) return ok('Deletions, reminders, notices, statistics, jobs and emails are in time.')
  const names = late.map(({ name, waitingMs }) => `${name} (${Math.round(waitingMs / MS_PER_MINUTE)} minutes)`)
  return fault(
    `Late: ${names.join(', ')}.`,
    'See the page Failed work of the console, and the log for "a step of a job failed".',
  )
}

type WebhookCounts = { readonly paid: number; readonly heard: number }

/** Whether the address of each provider's webhooks is there, and whether any came for the payments of the last days. */
export async function checkWebhooks({ config, db, peers }: Examined): Promise<Finding> {
  const providers = config.paymentsProvider.split(',').filter((name) => name !== 'sandbox')
  if (providers.length === 0) return ok('The sandbox delivers its webhooks itself.')
  for (const provider of providers) {
    const address = `${config.publicUrl}/webhooks/${provider}`
    if (!isLocal(config.publicUrl)) {
      const answer = await peers
        .request(address, { method: 'POST', headers: { 'content-type': 'application/json' } })
        .catch(() => null)
      // Without a signature a webhook is refused, by the app itself.
      if (answer === null || answer.status === 404 || answer.status >= 500)
        return fault(
          `${address} cannot be reached (${answer?.status ?? 'no answer'}).`,
          'Let the proxy pass /webhooks/ to the app.',
        )
    }
    const { rows } = await sql<WebhookCounts>`
      select (select count(*)::int from payments where payments.provider = ${provider} and at > now() - interval '2 days') as paid,
        (select count(*)::int from webhook_events
         where webhook_events.provider = ${provider} and received_at > now() - interval '2 days') as heard`.execute(db)
    const { paid, heard } = rows[0] ?? { paid: 0, heard: 0 }
    if (paid > 0 && heard === 0)
      return fault(
        `${paid} payments in two days, and no webhook of ${provider}.`,
        `Point the webhook of ${provider} at ${address}, and set its secret.`,
      )
    if (paid === 0 && heard === 0)
      return warning(
        `Neither a payment nor a webhook of ${provider} in two days.`,
        `Send a test webhook from the dashboard of ${provider}.`,
      )
  }
  return ok(`Webhooks of ${providers.join(' and ')} arrive.`)
}
