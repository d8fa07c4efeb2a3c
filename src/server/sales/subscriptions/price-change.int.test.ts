import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { asOwner, emailsTo, newBuyer, refusalIn } from '#server/test-client.fixture.ts'
import { priceChangeFixture } from './price-change.fixture.ts'

const fixture = await priceChangeFixture()
const { server, line, succeed, raiseTo, subscriber, work, view, pass, agree, access, paid, findings } = fixture
const { changesOf, textOf } = fixture
const { services } = server
const monthAt = (minor: number) => ({
  productId: 'test-1-month',
  expectedAmountMinor: minor,
  renewalAmountMinor: minor,
})
beforeEach(fixture.clear)

describe('a higher price', () => {
  test('is announced thirty days ahead, agreed to, and charged from its day on', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    expect(await view(buyer)).toMatchObject({ priceChange: null, renewal: { amountMinor: 2999 } })
    await pass(33)
    // The renewal in between cost the old price, and no notice was sent too early.
    expect(await paid(buyer)).toEqual([2999, 2999])
    expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'renewal_reminder', 'receipt', 'price_change'])
    expect(await textOf(buyer, 'price_change')).toContain('Nothing is charged at the new price unless you agree')
    const question = await view(buyer)
    expect(question).toMatchObject({
      renewal: null,
      priceChange: { state: 'asked', isRaise: true, beforeMinor: 2999, afterMinor: 3499, days: 30 },
    })
    expect(line.asked).toBe(0)

    for (const _ of [1, 2]) {
      const reply = await agree(buyer, 3499)
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        { priceChange: { state: 'agreed' }, renewal: { amountMinor: 3499, on: question.priceChange.from } },
      ])
    }
    expect(line.asked).toBe(1)
    const consents = await services.db
      .selectFrom('consents')
      .selectAll()
      .where('order_id', '=', buyer.orderId)
      .execute()
    expect(consents.map(({ kind }) => kind).toSorted()).toEqual(['price_change', 'purchase'])
    expect(consents.find(({ kind }) => kind === 'price_change')?.text).toMatch(
      /^I agree to pay \$34\.99 instead of \$29\.99 on \w+ \d+, \d{4} and every 30 days after it until I cancel\.$/,
    )
    await pass(30)
    expect(await paid(buyer)).toEqual([2999, 2999, 3499])
    expect(await view(buyer)).toMatchObject({ priceChange: null, renewal: { amountMinor: 3499 } })
    const mails = await emailsTo(server, buyer.email)
    expect(mails.slice(3)).toEqual(['price_change', 'price_agreed', 'renewal_reminder', 'receipt'])
    for (const kind of ['price_agreed', 'renewal_reminder'] as const)
      expect(await textOf(buyer, kind)).toContain('Next payment: $34.99 on')
    expect(await findings(buyer)).toEqual([])
  })

  test('ends the plan if there is no consent, after a reminder and without a charge', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    await pass(58)
    expect(await emailsTo(server, buyer.email)).toEqual([
      'receipt',
      'renewal_reminder',
      'receipt',
      'price_change',
      'price_change_again',
    ])
    await pass(1.5)
    expect(await view(buyer)).toMatchObject({
      state: 'active',
      cancelAtPeriodEnd: true,
      endsBecause: 'price_not_agreed',
      priceChange: { state: 'asked' },
    })
    expect(await access(buyer)).toBe('full')
    await pass(2)
    expect(await view(buyer)).toMatchObject({ state: 'canceled', endsBecause: 'price_not_agreed', priceChange: null })
    expect([await paid(buyer), await access(buyer), line.asked]).toEqual([[2999, 2999], 'preview', 0])
    expect((await emailsTo(server, buyer.email)).slice(4)).toEqual(['price_change_again', 'ended'])
    expect(refusalIn(await agree(buyer, 3499))).toEqual([409, 'SUBSCRIPTION_OVER'])
  })

  test('a consent on the last day resumes the plan at the new price', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    await pass(59.5)
    expect(await view(buyer)).toMatchObject({ cancelAtPeriodEnd: true })
    expect((await agree(buyer, 3499)).json()).toMatchObject({
      cancelAtPeriodEnd: false,
      endsBecause: null,
      renewal: { amountMinor: 3499 },
    })
    await pass(2)
    expect(await paid(buyer)).toEqual([2999, 2999, 3499])
    expect((await emailsTo(server, buyer.email)).slice(4)).toEqual(['price_change_again', 'price_agreed', 'receipt'])
    expect(await findings(buyer)).toEqual([])
  })

  test('a customer who cancels and resumes has to agree to exactly that price', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    await pass(33)
    await asOwner(server, buyer).post(routes.subscriptionCancel)
    expect(await view(buyer)).toMatchObject({
      canResume: false,
      renewalIfResumed: null,
      priceChange: { state: 'asked' },
    })
    const resume = { consent: true, disclosureVersion: DISCLOSURE_VERSION, textHash: textHash('') }
    expect(refusalIn(await asOwner(server, buyer).post(routes.subscriptionResume, resume))).toEqual([
      409,
      'PRICE_CHANGED',
    ])
    expect(refusalIn(await agree(buyer, 2999))).toEqual([409, 'PRICE_CHANGED'])
    expect(refusalIn(await agree(buyer, 3499, { disclosureVersion: '2020-01' }))).toEqual([409, 'PRICE_CHANGED'])
    const otherWords = textHash('I agree to whatever is charged.')
    expect(refusalIn(await agree(buyer, 3499, { textHash: otherWords }))).toEqual([409, 'PRICE_CHANGED'])
    expect(refusalIn(await agree(buyer, 3499, { textHash: undefined }))).toEqual([422, 'INPUT_INVALID', 'textHash'])
    expect(refusalIn(await agree(buyer, 3499, { consent: false }))).toEqual([422, 'INPUT_INVALID', 'consent'])
    expect((await agree(buyer, 3499)).json()).toMatchObject({
      cancelAtPeriodEnd: false,
      renewal: { amountMinor: 3499 },
    })
  })

  test('a price that was not announced cannot be agreed to', async () => {
    const buyer = await subscriber()
    expect(refusalIn(await agree(buyer, 3499))).toEqual([409, 'NO_PRICE_CHANGE'])
    await raiseTo(3499)
    expect(refusalIn(await agree(buyer, 3499))).toEqual([409, 'NO_PRICE_CHANGE'])
  })

  test('does not affect cancelled subscriptions, later customers and other plans', async () => {
    const leaving = await subscriber()
    await asOwner(server, leaving).post(routes.subscriptionCancel)
    const week = await newBuyer(server)
    await raiseTo(3499)
    server.pass(60_000)
    const later = await newBuyer(server, monthAt(3499))
    await succeed(3299)
    const latest = await newBuyer(server, monthAt(3299))
    await work()
    for (const buyer of [leaving, week, later, latest]) expect(await changesOf(buyer)).toEqual([])
  })

  test('is announced at least seven days ahead, or for the following renewal', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    // The jobs did not run for long: the second renewal is too near.
    server.pass(54 * MS_PER_DAY)
    await work()
    expect((await view(buyer)).priceChange).toBeNull()
    const [row] = await changesOf(buyer)
    expect(Math.round(((row?.applies_from.getTime() ?? 0) - services.now().getTime()) / MS_PER_DAY)).toBe(36)
    await pass(9)
    expect(await paid(buyer)).toEqual([2999, 2999, 2999])
    expect((await view(buyer)).priceChange).toMatchObject({ state: 'asked' })
  })

  test('after a long outage of the jobs a late consent does not apply to past periods', async () => {
    const buyer = await subscriber()
    await raiseTo(3499)
    await pass(33)
    server.pass(30 * MS_PER_DAY)
    // The plan was renewed at the old price before the jobs ran; then it is set to end after all.
    await work()
    expect(await paid(buyer)).toEqual([2999, 2999, 2999])
    expect(await view(buyer)).toMatchObject({ cancelAtPeriodEnd: true, endsBecause: 'price_not_agreed' })
    const { from } = (await view(buyer)).priceChange
    expect((await agree(buyer, 3499)).statusCode).toBe(200)
    // The day that was shown is the day on which the new price is charged.
    expect((await changesOf(buyer)).map(({ applies_from }) => applies_from.toISOString()).at(-1)).toBe(from)
    await pass(30)
    expect(await paid(buyer)).toEqual([2999, 2999, 2999, 3499])
    expect(await findings(buyer)).toEqual([])
  })
})
