import { beforeEach, describe, expect, test } from 'vitest'
import { ORDER_SECRET, orderRoute, routes } from '#domain/api/routes.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, resumeText } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { asOwner, emailsTo, newBuyer, refusalIn } from '#server/test-client.fixture.ts'
import { planChangeFixture } from './plan-change.fixture.ts'

const stage = await planChangeFixture()
const { server, subscriber, view, pass, paid, choose, keep, cancel, findings, plansOf, textOf, raiseTo } = stage
beforeEach(stage.clear)

describe('another plan', () => {
  test('is offered with its price and day, agreed to, confirmed, and charged once its day has come', async () => {
    const buyer = await subscriber()
    const seen = await view(buyer)
    expect(seen.planOffer).toMatchObject({
      from: seen.renewal.on,
      before: { planName: '4-Week Plan', amountMinor: 2999, days: 30 },
      plans: [{ planKey: '3-MONTH', planName: '12-Week Plan', amountMinor: 5999, days: 90 }],
    })
    for (const _ of [1, 2]) {
      const reply = await choose(buyer, '3-MONTH', { amountMinor: 5999 })
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        {
          planName: '4-Week Plan',
          renewal: { amountMinor: 5999, days: 90, on: seen.renewal.on },
          planChange: { state: 'agreed', planName: '12-Week Plan', from: seen.renewal.on, canUndo: true },
          planOffer: null,
        },
      ])
    }
    const order = await server.get(orderRoute(buyer.orderId), { [ORDER_SECRET]: buyer.secret })
    expect(order.json().renewal).toEqual({ amountMinor: 5999, days: 90, on: seen.renewal.on })
    const [consent] = (await stage.consentsOf(buyer)).filter(({ kind }) => kind === 'plan_change')
    expect(consent?.text).toMatch(/^Nothing is charged today\. [\s\S]*I agree to pay \$59\.99 on .* every 90 days/)
    expect(await paid(buyer)).toEqual([2999])
    expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'plan_changed'])
    const confirmation = await textOf(buyer, 'plan_changed')
    expect(confirmation).toContain(
      `Next payment: $59.99 on ${dateWords(new Date(seen.renewal.on))}, then every 90 days`,
    )
    expect(confirmation).toContain('Plan from then on: 12-Week Plan')

    await pass(31)
    expect(await paid(buyer)).toEqual([2999, 5999])
    expect(await view(buyer)).toMatchObject({
      planName: '12-Week Plan',
      planChange: null,
      renewal: { amountMinor: 5999 },
    })
    expect((await emailsTo(server, buyer.email)).slice(2)).toEqual(['renewal_reminder', 'receipt'])
    expect(await textOf(buyer, 'renewal_reminder')).toContain('Next payment: $59.99 on')
    expect(await textOf(buyer, 'receipt')).toContain('12-Week Plan')
    await pass(90)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999, 5999], []])
  })

  test('can be taken back before it begins, and is never charged', async () => {
    const buyer = await subscriber()
    await choose(buyer, '3-MONTH')
    for (const _ of [1, 2])
      expect((await keep(buyer)).json()).toMatchObject({ planChange: null, renewal: { amountMinor: 2999, days: 30 } })
    expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'plan_changed', 'plan_kept'])
    await pass(31)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999], []])
    expect(await plansOf(buyer)).toMatchObject([{ undone_because: 'customer', begun_at: null }])
  })

  test('can be followed by another choice, which brings the shorter plan back', async () => {
    const buyer = await subscriber()
    await choose(buyer, '3-MONTH')
    await pass(31)
    expect((await choose(buyer, '1-MONTH')).json()).toMatchObject({ renewal: { amountMinor: 2999, days: 30 } })
    await pass(120)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999, 2999, 2999], []])
  })

  test('can be chosen during a trial week as well', async () => {
    const buyer = await newBuyer(server)
    await choose(buyer, '3-MONTH')
    await pass(8)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[999, 5999], []])
    expect(await view(buyer)).toMatchObject({ planName: '12-Week Plan' })
  })

  test('resumes a cancelled subscription, and ends it again if it is taken back', async () => {
    const buyer = await subscriber()
    await cancel(buyer)
    expect((await view(buyer)).planOffer).not.toBeNull()
    expect((await choose(buyer, '3-MONTH')).json()).toMatchObject({
      cancelAtPeriodEnd: false,
      renewal: { amountMinor: 5999 },
      planChange: { endsIfUndone: true },
    })
    expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'canceled', 'plan_changed'])
    expect((await keep(buyer)).json()).toMatchObject({ cancelAtPeriodEnd: true, renewal: null, planChange: null })
    await choose(buyer, '3-MONTH')
    await pass(31)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 5999], []])
  })

  test('is undone by a cancellation, and resuming restores the old plan', async () => {
    const buyer = await subscriber()
    await choose(buyer, '3-MONTH')
    const ending = (await cancel(buyer)).json()
    expect(ending).toMatchObject({ planChange: null, renewal: null, renewalIfResumed: { amountMinor: 2999, days: 30 } })
    const sentence = resumeText({ minor: 2999, currency: 'USD' }, dateWords(new Date(ending.renewalIfResumed.on)), 30)
    const resume = { consent: true, disclosureVersion: DISCLOSURE_VERSION, textHash: textHash(sentence) }
    await asOwner(server, buyer).post(routes.subscriptionResume, resume)
    await pass(31)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999], []])
  })

  test('is refused with another text, price or plan, or without consent', async () => {
    const buyer = await subscriber()
    expect(refusalIn(await choose(buyer, '3-MONTH', { amountMinor: 4999 }))).toEqual([409, 'PRICE_CHANGED'])
    expect(refusalIn(await choose(buyer, '3-MONTH', { textHash: textHash('yes') }))).toEqual([409, 'PRICE_CHANGED'])
    expect(refusalIn(await choose(buyer, '3-MONTH', { disclosureVersion: '2020' }))).toEqual([409, 'PRICE_CHANGED'])
    expect(refusalIn(await choose(buyer, '1-WEEK'))).toEqual([404, 'PRODUCT_UNKNOWN', 'planKey'])
    expect(refusalIn(await choose(buyer, '1-MONTH'))).toEqual([404, 'PRODUCT_UNKNOWN', 'planKey'])
    expect(refusalIn(await choose(buyer, '3-MONTH', { consent: false }))).toEqual([422, 'INPUT_INVALID', 'consent'])
    expect(await plansOf(buyer)).toEqual([])
  })

  test('is refused while a payment is owed', async () => {
    const buyer = await newBuyer(server, { sandbox: { scenario: 'renewals_fail' } })
    await pass(8)
    expect((await view(buyer)).planOffer).toBeNull()
    expect(refusalIn(await choose(buyer, '3-MONTH'))).toEqual([409, 'PLAN_CHANGE_IMPOSSIBLE'])
  })
})

describe('another plan and a new price', () => {
  test('a question about a new price for the old plan is dropped, and asked again if that plan is kept', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    await pass(33)
    expect(await view(buyer)).toMatchObject({ priceChange: { state: 'asked' }, renewal: null })
    expect((await choose(buyer, '3-MONTH')).json()).toMatchObject({ priceChange: null, renewal: { amountMinor: 5999 } })
    expect((await keep(buyer)).json()).toMatchObject({ priceChange: { state: 'asked' }, renewal: null })
    await choose(buyer, '3-MONTH')
    await pass(30)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999, 5999], []])
    expect(await view(buyer)).toMatchObject({ priceChange: null, renewal: { amountMinor: 5999, days: 90 } })
  })

  test('an agreed price is the one that the plan replaces', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    await pass(33)
    await stage.agree(buyer, 3499)
    expect((await view(buyer)).planOffer.before).toMatchObject({ amountMinor: 3499 })
    await choose(buyer, '3-MONTH')
    await pass(30)
    expect([await paid(buyer), await findings(buyer)]).toEqual([[2999, 2999, 5999], []])
  })
})
