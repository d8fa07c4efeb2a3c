import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { planPriceChanges } from '#server/jobs/reconcile/plan-price-changes.ts'
import { sendNotices } from '#server/jobs/reconcile/send-notices.ts'
import { asOwner, emailsTo } from '#server/test-client.fixture.ts'
import { priceChangeFixture } from './price-change.fixture.ts'

const fixture = await priceChangeFixture()
const { server, line, succeed, announce, raiseTo, subscriber, work, view, pass, agree, access, paid, findings } =
  fixture
const { changesOf, textOf } = fixture
const { services, app } = server
const { db } = services
beforeEach(fixture.clear)

describe('a lower price', () => {
  test('is announced and charged without a consent', async () => {
    const buyer = await subscriber()
    await raiseTo(2499)
    await pass(33)
    expect(await textOf(buyer, 'price_change')).toContain("You don't need to do anything.")
    expect(await view(buyer)).toMatchObject({
      priceChange: { state: 'agreed', isRaise: false },
      renewal: { amountMinor: 2499 },
    })
    await pass(30)
    expect(await paid(buyer)).toEqual([2999, 2999, 2499])
    expect((await emailsTo(server, buyer.email)).slice(3)).toEqual(['price_change', 'renewal_reminder', 'receipt'])
    expect([await findings(buyer), line.asked]).toEqual([[], 1])
  })
})

describe('one change after another', () => {
  test('each change is announced, agreed to and charged in turn', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    await pass(33)
    await raiseTo(3999)
    // The second question waits for the first answer, and an agreed price holds for at least one period.
    expect(await changesOf(buyer)).toHaveLength(1)
    await agree(buyer, 3499)
    await work()
    const [first, second] = (await changesOf(buyer)).toSorted((a, b) => a.after_minor - b.after_minor)
    expect(second).toMatchObject({ before_minor: 3499, after_minor: 3999, notified_at: null })
    expect((second?.applies_from.getTime() ?? 0) - (first?.applies_from.getTime() ?? 0)).toBe(30 * MS_PER_DAY)
    await pass(30)
    expect((await agree(buyer, 3999)).statusCode).toBe(200)
    await pass(30)
    expect(await paid(buyer)).toEqual([2999, 2999, 3499, 3999])
    expect(await findings(buyer)).toEqual([])
    expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'price_change')).toHaveLength(2)
  })

  test('of two changes that were not announced yet, the newer one counts', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    server.pass(60_000)
    const newer = await raiseTo(3299)
    expect(await changesOf(buyer)).toMatchObject([{ price_id: newer, after_minor: 3299 }])
  })
})

describe('the operator', () => {
  test('may withdraw a price until the first customer was notified of it', async () => {
    const buyer = await subscriber()
    const id = await raiseTo(3499)
    const withdraw = () =>
      db.updateTable('price_changes').set({ withdrawn_at: services.now() }).where('price_id', '=', id).execute()
    await withdraw()
    await pass(33)
    expect([await changesOf(buyer), (await view(buyer)).priceChange]).toEqual([[], null])
    expect(await emailsTo(server, buyer.email)).not.toContain('price_change')
    const other = await subscriber()
    const notified = await raiseTo(3499)
    await pass(33)
    expect((await view(other)).priceChange).not.toBeNull()
    await expect(
      db.updateTable('price_changes').set({ withdrawn_at: services.now() }).where('price_id', '=', notified).execute(),
    ).rejects.toThrow(/were notified/)
  })

  test('cannot announce too late, edit, or change anything but the amount', async () => {
    await subscriber()
    const id = await succeed(3499)
    await expect(announce(id, 29)).rejects.toThrow(/check/)
    for (const wrong of [{ currency: 'EUR' }, { renewal_days: 28 }]) {
      const other = await succeed(3499, wrong)
      await expect(announce(other)).rejects.toThrow(/keeps the plan, the currency and the days/)
      await succeed(2999, { currency: 'USD', renewal_days: 30 })
    }
    const good = await raiseTo(3399)
    for (const edit of ["applies_from = applies_from + interval '1 day'", 'announced_at = now()']) {
      await expect(sql.raw(`update price_changes set ${edit} where price_id = '${good}'`).execute(db)).rejects.toThrow(
        /never edited/,
      )
    }
    await expect(db.deleteFrom('price_changes').where('price_id', '=', good).execute()).rejects.toThrow(/never edited/)
  })

  test('gets a finding before the charge if a provider is about to charge another amount', async () => {
    const buyer = await subscriber()
    await db
      .updateTable('sandbox_subscriptions')
      .set({ renewal_amount_minor: 3999 })
      .where('order_id', '=', buyer.orderId)
      .execute()
    await pass(28)
    expect(await paid(buyer)).toEqual([2999])
    expect(await findings(buyer)).toEqual([{ what: 'next_amount_mismatch', detail: 'next $39.99 instead of $29.99' }])
    expect((await view(buyer)).renewal).toMatchObject({ amountMinor: 3999 })
  })
})

test('three job systems notify each customer once', async () => {
  const buyers = [await subscriber(), await subscriber(), await subscriber()]
  await raiseTo(3499)
  server.pass(33 * MS_PER_DAY)
  const rush = () =>
    Promise.all(
      [1, 2, 3].map(() => planPriceChanges(services, app.log).then(() => sendNotices(services, server.app.log))),
    )
  await rush()
  await rush()
  for (const { email } of buyers)
    expect((await emailsTo(server, email)).filter((kind) => kind === 'price_change')).toHaveLength(1)
})

test('a price change that does not reach the provider is sent again', async () => {
  const buyer = await subscriber()
  await raiseTo(3499)
  await pass(33)
  line.isDown = true
  expect((await agree(buyer, 3499)).json()).toMatchObject({ priceChange: { state: 'agreed' } })
  expect(await changesOf(buyer)).toMatchObject([{ agreed_at: expect.any(Date), applied_at: null }])
  line.isDown = false
  await work()
  expect(await changesOf(buyer)).toMatchObject([{ applied_at: expect.any(Date) }])
  await pass(30)
  expect(await paid(buyer)).toEqual([2999, 2999, 3499])
})

test('a provider that never receives the new price charges the old one: access stays, and a finding is recorded', async () => {
  const buyer = await subscriber()
  await raiseTo(3499)
  await pass(33)
  line.isDown = true
  await agree(buyer, 3499)
  await pass(30)
  expect([await paid(buyer), await access(buyer)]).toEqual([[2999, 2999, 2999], 'full'])
  expect((await findings(buyer)).map(({ what }) => what).toSorted()).toEqual([
    'amount_mismatch',
    'next_amount_mismatch',
  ])
})

test('price changes are in the member’s data export', async () => {
  const buyer = await subscriber()
  await raiseTo(3499)
  await pass(33)
  await agree(buyer, 3499)
  const [copy] = (await asOwner(server, buyer).get(routes.memberExport)).json().leads
  expect(copy.priceChanges).toMatchObject([{ beforeMinor: 2999, afterMinor: 3499, agreedAt: expect.any(String) }])
  expect(copy.consents).toContainEqual(expect.objectContaining({ kind: 'price_change' }))
})
