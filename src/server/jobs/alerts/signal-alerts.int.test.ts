import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { countWaiting } from '#server/console/operations/waiting.ts'
import type { OutgoingEmail } from '#server/email/email-transport.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { readReadings } from './read-readings.ts'
import { sendAlerts } from './send-alerts.ts'

const server = await testApp({ env: { ALERTS_EMAIL: 'operator@example.com' } })
const { services, app } = server
const { db } = services

const today = services.now().toISOString().slice(0, 10)
const ago = (days: number): string => addDays(today, -days)
const sumsOf = (day: string, step: string, views: number, exits: number) => ({
  ...{ dimension: 'all' as const, day, flow: 1, value: '', step, views, exits, backs: 0, errors: 3, dwell: [] },
})

async function run(): Promise<readonly OutgoingEmail[]> {
  const sent: OutgoingEmail[] = []
  const deliver = async (email: OutgoingEmail) => void sent.push(email)
  await sendAlerts(services, { name: 'smtp', deliver }, app.log)
  return sent
}

test('a step that loses more and a campaign that stopped are reported once, and shown on the overview', async () => {
  const days = Array.from({ length: 28 }, (_, back) => ago(back))
  await db
    .insertInto('funnel_daily')
    .values([
      ...days.map((day) => sumsOf(day, 'home', 1000, 100)),
      ...days.map((day) => sumsOf(day, 'height', 800, day === today ? 160 : 40)),
      ...days
        .slice(2)
        .map((day) => ({ ...sumsOf(day, 'home', 40, 0), dimension: 'campaign' as const, value: 'Spring' })),
    ])
    .execute()
  const [email, ...more] = await run()
  expect([email?.to, email?.subject, more]).toEqual(['operator@example.com', expect.stringMatching(/2 things/), []])
  for (const part of ['“Height” loses 20.0%', 'before, it was 5.0%', 'The campaign Spring brings nobody'])
    expect(email?.text).toContain(part)
  expect(await run()).toEqual([])
  const { signals } = await countWaiting(services)
  expect(signals.map(({ title, lookAt }) => [title, lookAt]).toSorted()).toEqual([
    ['The campaign Spring brings nobody any more', '/breakdown?by=campaign'],
    ['“Height” loses 20.0% of its visitors', '/breakdown?step=height'],
  ])
})

test('purchases are read from the ledger, and failures from first attempts', async () => {
  await newBuyer(server)
  const { purchases, attempts, lastPurchaseAt, days } = await readReadings(figuresSource(services))
  expect([purchases.length, purchases.at(-1), lastPurchaseAt !== null]).toEqual([672, 1, true])
  expect(attempts.at(-1)).toMatchObject({ settled: 1, declined: 0 })
  expect(days.at(-1)).toMatchObject({ visitors: 1000, purchases: 1 })
})
