import { expect, test } from 'vitest'
import { dateWords } from '#domain/billing/day-words.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { reconcile } from './reconcile.ts'
import { sendNotices } from './send-notices.ts'

const server = await testApp()
const { services, app } = server
const { db } = services

const month = { productId: 'test-1-month', expectedAmountMinor: 2999 }

/**
 * Lets days pass, running the jobs twice a day. Returns the emails of one kind and the day on which each was written.
 */
async function emailsAfter(days: number, changes: object, kind: 'intro_ending' | 'renewal_reminder') {
  const buyer = await newBuyer(server, { ...month, ...changes })
  const bought = services.now().getTime()
  server.pass(5 * MS_PER_MINUTE)
  for (let passed = 0; passed < days; passed += 0.5) {
    server.pass(MS_PER_DAY / 2)
    await advanceSandbox(db, services.now())
    await reconcile(services, app.log)
  }
  const mails = await db
    .selectFrom('emails')
    .select(['text', 'created_at'])
    .where('recipient', '=', buyer.email)
    .where('kind', '=', kind)
    .execute()
  return mails.map(({ text, created_at }) => ({ text, day: (created_at.getTime() - bought) / MS_PER_DAY, bought }))
}

test('a renewal at the regular price after a coupon is announced a week ahead, with its day', async () => {
  const [mail, ...others] = await emailsAfter(28, { coupon: 'WELCOME20', expectedAmountMinor: 2000 }, 'intro_ending')
  if (mail === undefined) throw new Error('No notice was sent.')
  expect(30 - mail.day).toBeGreaterThan(7)
  expect(mail.text).toContain(`On ${dateWords(new Date(mail.bought + 30 * MS_PER_DAY))} your plan continues`)
  expect(mail.text).toContain('$29.99')
  expect(others).toEqual([])
})

test('a renewal is announced more than five days ahead, however late the jobs run', async () => {
  const [mail, ...others] = await emailsAfter(28, {}, 'renewal_reminder')
  if (mail === undefined) throw new Error('No notice was sent.')
  expect(30 - mail.day).toBeGreaterThan(5)
  expect(mail.text).toContain(dateWords(new Date(mail.bought + 30 * MS_PER_DAY)))
  expect(others).toEqual([])
})

test('a notice that comes due during a change of the plan is sent once the change is done', async () => {
  const buyer = await newBuyer(server, month)
  const mine = () =>
    db
      .selectFrom('emails')
      .select('kind')
      .where('recipient', '=', buyer.email)
      .where('kind', '=', 'renewal_reminder')
      .execute()
  const setIntent = (intent: 'change_price' | null) =>
    db
      .updateTable('subscriptions')
      .set({ intent, intent_at: intent === null ? null : services.now() })
      .where('lead_id', '=', buyer.leadId)
      .execute()
  await setIntent('change_price')
  server.pass(25 * MS_PER_DAY)
  await sendNotices(services, server.app.log)
  expect(await mine()).toEqual([])
  await setIntent(null)
  await sendNotices(services, server.app.log)
  expect(await mine()).toEqual([{ kind: 'renewal_reminder' }])
})
