import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { routes } from '#domain/api/routes.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { clusterIn, socketFolder } from '#server/platform/db/embedded/cluster.ts'
import { socketPort, superuser } from '#server/platform/db/embedded/launch.ts'

/** After some minutes the jobs resume what a killed process was doing. */
const DAYS = 1

/** States that must not exist, each as a query for the rows in it. */
const rules = {
  'charged more than once': sql`
    select order_id from sandbox_charges join sandbox_subscriptions s on s.ref = subscription_ref
    where sandbox_charges.state = 'succeeded' and number = 0 group by order_id having count(*) > 1`,
  'charged and not written down': sql`
    select c.ref from sandbox_charges c
    where c.state = 'succeeded' and not exists (
      select from payments where provider_ref = c.ref and payments.state = 'succeeded')`,
  'paid without access to the plan': sql`
    select id from payments where state = 'succeeded' and not exists (
      select from entitlements where payment_id = payments.id)`,
  'access without a payment': sql`
    select payment_id from entitlements join payments on payments.id = payment_id
    where payments.state <> 'succeeded' and revoked_at is null`,
  'not exactly one receipt': sql`
    select o.id from orders o where o.state = 'paid' and 1 <> (
      select count(*) from emails where lead_id = o.lead_id and kind = 'receipt' and text like '%' || o.id || '%')`,
  'an unsettled attempt': sql`
    select order_id from payment_attempts where state in ('open', 'pending')`,
  'a webhook left unprocessed': sql`select event_id from webhook_events where state in ('pending', 'dead')`,
  'an intent left undone': sql`select id from subscriptions where intent is not null`,
  'a finding': sql`select what from reconciliation_findings`,
} as const

/** Lets the jobs of the running app do their work, and lists the contradictions in its database. */
export async function contradictionsInLedger(url: string, dataDir: string): Promise<readonly string[]> {
  const passed = await fetch(url + routes.sandboxAdvance, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days: DAYS }),
  })
  if (!passed.ok) throw new Error(`The sandbox's clock was not moved: ${passed.status} ${await passed.text()}`)
  const cluster = clusterIn(join(dataDir, 'postgres'))
  const socket = socketFolder(cluster)
  const account = { user: superuser, password: readFileSync(cluster.password, 'utf8').trim(), database: 'postgres' }
  const { db, close } = openDatabase({ host: socket.path, port: socketPort, ...account }, { connections: 1 })
  try {
    const wrong: string[] = []
    for (const [rule, query] of Object.entries(rules)) {
      const { rows } = await query.execute(db)
      if (rows.length > 0) wrong.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`)
    }
    return wrong
  } finally {
    await close()
    socket.remove()
  }
}
