import type { TestApp } from '#server/test-app.ts'
import { workOffWebhooks } from '#server/webhooks/work-off.ts'

const HANDS = 3

/** Looks behind every door that was rung at, several at a time. @throws Error where one could not be settled */
export async function workOff({ services, app }: TestApp): Promise<void> {
  const one = async () => {
    while ((await workOffWebhooks(services, app.log)) > 0);
  }
  await Promise.all(Array.from({ length: HANDS }, one))
  const left = await services.db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('state', '=', 'pending')
    .execute()
  if (left.length > 0) throw new Error(`${left.length} events were not settled.`)
}
