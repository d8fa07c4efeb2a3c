import { processWebhooks } from '#server/jobs/webhooks/process-webhooks.ts'
import type { TestApp } from '#server/test-app.fixture.ts'

const WORKERS = 3

/** Processes every received webhook, several at a time. @throws Error if one could not be processed */
export async function processAllWebhooks({ services, app }: TestApp): Promise<void> {
  const one = async () => {
    while ((await processWebhooks(services, app.log)) > 0);
  }
  await Promise.all(Array.from({ length: WORKERS }, one))
  const left = await services.db
    .selectFrom('webhook_events')
    .select(['type', 'tries', 'last_error'])
    .where('state', '=', 'pending')
    .execute()
  if (left.length > 0) throw new Error(`${left.length} events were not processed: ${JSON.stringify(left)}`)
}
