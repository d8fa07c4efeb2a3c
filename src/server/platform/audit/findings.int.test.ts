import { expect, test } from 'vitest'
import { reconcilePayments } from '#server/jobs/reconcile/reconcile.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { recordFinding, reportFindings } from './findings.ts'

const server = await testApp()
const { services, app } = server
const { db, now } = services
const reported = () =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('a finding: a person has to look'))
const note = (subject: string) =>
  recordFinding(db, { what: 'second_charge', subject, detail: 'canary of a provider', now: now() })

test('a finding is logged once, whichever process reports it and however often it is found, and counted', async () => {
  await note('charge-1')
  await Promise.all([1, 2, 3].map(() => reconcilePayments(services, app.log)))
  await note('charge-1')
  await reconcilePayments(services, app.log)
  expect(reported()).toHaveLength(1)
  expect(JSON.parse(reported()[0] ?? '')).toMatchObject({ level: 40, what: 'second_charge', subject: 'charge-1' })
  expect(server.logged()).not.toContain('canary')

  await note('charge-2')
  await db
    .updateTable('reconciliation_findings')
    .set({ resolved_at: now() })
    .where('subject', '=', 'charge-1')
    .execute()
  const { body } = await server.get('/metrics')
  expect(body).toContain('forkcast_findings_total{what="second_charge"} 2\n')
  expect(body).toContain('forkcast_findings_open 1\n')
})

test('a finding that is rolled back with its transaction is not reported', async () => {
  const before = reported().length
  await reportFindings(services, app.log)
  const taken = db.transaction().execute(async (trx) => {
    await recordFinding(trx, { what: 'refund_failed', subject: 'charge-3', now: now() })
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  await reportFindings(services, app.log)
  expect(
    reported()
      .slice(before)
      .some((line) => line.includes('charge-3')),
  ).toBe(false)
})
