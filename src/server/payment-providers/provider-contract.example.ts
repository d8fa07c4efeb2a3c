import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { plusDays } from '#domain/time.ts'
import {
  keyOf,
  type OpenedPurchase,
  type PaymentProvider,
  ProviderError,
  type PurchaseOrder,
  type RawWebhook,
  WebhookRefused,
} from '#server/platform/payment-provider/provider.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** A provider with a stand-in behind it, and the actions of buyers, banks and operators there. */
export type ProviderFixture = {
  readonly provider: PaymentProvider
  readonly now: () => Date
  readonly passDays: (days: number) => void
  /** The buyer completes the next step, with the test card of the scenario. */
  readonly pay: (order: PurchaseOrder, opened: OpenedPurchase) => Promise<void>
  /** Cards that are declined, with the expected reason; empty if the provider does not say why. */
  readonly declines: readonly (readonly [SandboxScenario, DeclineReason])[]
  /** The buyer answers the bank's authentication; null if there is none. */
  readonly answerBank: ((opened: OpenedPurchase, approves: boolean) => Promise<void>) | null
  /** The customer pays the owed charge with a good card at `actionUrl`; null if only the provider retries it. */
  readonly payOwed: ((said: PurchaseSnapshot) => Promise<void>) | null
  /** The operator creates another renewal price for the trial week and binds it. */
  readonly bindWeek: (minor: number) => void
  /** The signed webhooks since the last call. */
  readonly webhooks: () => Promise<readonly RawWebhook[]>
}

/** An order of a trial week at 9.99, then 29.99 every thirty days. */
export const contractOrder = (scenario: SandboxScenario, changes: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  orderId: randomUUID(),
  attempt: 1,
  ref: null,
  customerRef: null,
  planKey: '1-WEEK',
  terms: { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 },
  listPrice: usd(999),
  method: 'CREDIT_CARD',
  wallet: null,
  scenario,
  returnUrl: 'https://example.com/v3/complete',
  manageUrl: 'https://example.com/v3/subscription',
  ...changes,
})

export const statesOf = ({ charges }: Pick<PurchaseSnapshot, 'charges'>): readonly string[] =>
  charges.map(({ state }) => state)

/** The tests that every provider without its own approval pages has to pass; called at the top level of a test file. */
export function providerContract({
  provider,
  now,
  passDays,
  pay,
  declines,
  answerBank,
  payOwed,
  bindWeek,
  webhooks,
}: ProviderFixture): void {
  const look = async ({ orderId }: PurchaseOrder): Promise<PurchaseSnapshot> => {
    const said = await provider.fetch({ orderId, ref: null })
    if (said === null) throw new Error('unknown purchase')
    return said
  }
  const open = (order: PurchaseOrder) => provider.open(order, keyOf.open(order.orderId, order.attempt))
  const buy = async (order: PurchaseOrder): Promise<PurchaseSnapshot> => {
    await pay(order, await open(order))
    return look(order)
  }

  test('a good card pays the first period; repeating the key creates nothing new', async () => {
    const order = contractOrder('ok')
    const at = now()
    const opened = await Promise.all([open(order), open(order), open(order)])
    expect(new Set(opened.map(({ snapshot }) => snapshot.ref)).size).toBe(1)
    for (const each of opened.slice(0, 1)) await pay(order, each)
    const said = await look(order)
    expect(said).toMatchObject({ state: 'active', phase: 'intro', orderId: order.orderId, livemode: false })
    expect(said.charges).toMatchObject([{ kind: 'initial', state: 'succeeded', amount: usd(999) }])
    expect(said.charges[0]?.period).toEqual({ start: at, end: plusDays(at, 7) })
    expect((await provider.fetch({ orderId: order.orderId, ref: said.ref }))?.charges).toEqual(said.charges)
  })

  test('an order that was never opened is unknown', async () => {
    expect(await provider.fetch({ orderId: randomUUID(), ref: null })).toBeNull()
  })

  if (declines.length > 0)
    test.each(declines)(
      'a card that is %s is declined with the reason, and another one pays the same order',
      async (scenario, reason) => {
        const order = contractOrder(scenario)
        const said = await buy(order)
        expect([said.state, said.charges[0]?.state, said.charges[0]?.reason]).toEqual([
          'incomplete',
          'declined',
          reason,
        ])
        const paid = await buy({ ...order, attempt: 2, ref: said.ref, scenario: 'ok' })
        expect([paid.ref, paid.state, statesOf(paid)]).toEqual([said.ref, 'active', ['succeeded']])
      },
    )

  if (answerBank !== null)
    test.each([
      [true, 'active', 'succeeded', null],
      [false, 'incomplete', 'declined', 'PAYMENT_NOT_APPROVED'],
    ] as const)(
      'the bank asks for authentication, and approval %s makes it %s',
      async (approves, state, charge, reason) => {
        const order = contractOrder('challenge')
        const opened = await open(order)
        await pay(order, opened)
        expect(statesOf(await look(order))).toEqual(['requires_action'])
        await answerBank(opened, approves)
        const said = await look(order)
        expect([said.state, said.charges[0]?.state, said.charges[0]?.reason]).toEqual([state, charge, reason])
      },
    )

  test('renewals happen on time, however late they are fetched', async () => {
    const order = contractOrder('ok')
    const at = now()
    await buy(order)
    passDays(68)
    const said = await look(order)
    expect(statesOf(said)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
    expect(said.charges.map(({ kind }) => kind)).toEqual(['initial', 'renewal', 'renewal', 'renewal'])
    expect(said.charges.map(({ amount }) => amount.minor)).toEqual([999, 2999, 2999, 2999])
    expect(said.charges[1]?.period).toEqual({ start: plusDays(at, 7), end: plusDays(at, 37) })
    expect(said).toMatchObject({ phase: 'regular', period: { start: plusDays(at, 67), end: plusDays(at, 97) } })
  })

  test('a renewal that keeps failing ends the subscription without a payment', async () => {
    const order = contractOrder('renewals_fail')
    await buy(order)
    passDays(7.5)
    const owing = await look(order)
    expect([owing.state, statesOf(owing)]).toEqual(['past_due', ['succeeded', 'declined']])
    passDays(22)
    const said = await look(order)
    expect([said.state, said.charges[0]?.state]).toEqual(['canceled', 'succeeded'])
    expect(said.charges[1]?.state).not.toBe('succeeded')
    expect(said.endedAt).not.toBeNull()
  })

  if (payOwed !== null)
    test('another card pays what is owed', async () => {
      const order = contractOrder('renewals_fail')
      await buy(order)
      passDays(8)
      const owing = await look(order)
      expect(owing.actionUrl).not.toBeNull()
      await payOwed(owing)
      const said = await look(order)
      expect([said.state, statesOf(said), said.actionUrl]).toEqual(['active', ['succeeded', 'succeeded'], null])
    })

  test('a cancellation stops every renewal', async () => {
    const order = contractOrder('ok')
    const { ref } = await buy(order)
    const canceling = await provider.cancel(ref, 'at_period_end', keyOf.cancel(ref, 1))
    if (provider.canResume) expect(canceling).toMatchObject({ state: 'active', cancelAtPeriodEnd: true })
    expect(await provider.cancel(ref, 'at_period_end', keyOf.cancel(ref, 1))).toMatchObject({ ref })
    passDays(40)
    const said = await look(order)
    expect([said.state, statesOf(said)]).toEqual(['canceled', ['succeeded']])
    expect(said.endedAt?.getTime()).toBeLessThan(now().getTime())
  })

  if (provider.canResume)
    test('a cancellation can be undone before it takes effect', async () => {
      const order = contractOrder('ok')
      const { ref } = await buy(order)
      await provider.cancel(ref, 'at_period_end', keyOf.cancel(ref, 1))
      expect(await provider.resume(ref, keyOf.resume(ref, 1))).toMatchObject({ cancelAtPeriodEnd: false })
      passDays(8)
      expect(statesOf(await look(order))).toEqual(['succeeded', 'succeeded'])
    })

  test('another price is charged from the next renewal on, and the paid period does not change', async () => {
    const order = contractOrder('ok')
    const at = now()
    const { ref } = await buy(order)
    passDays(8)
    const before = await look(order)
    expect(before.nextAmount).toEqual(usd(2999))
    bindWeek(3499)
    const price = {
      planKey: '1-WEEK',
      before: usd(2999),
      after: usd(3499),
      days: 30,
      returnUrl: order.manageUrl,
    } as const
    for (const _ of [1, 2]) {
      const { snapshot, approveUrl } = await provider.changePrice(ref, price, keyOf.changePrice(ref, 1))
      expect(approveUrl).toBeNull()
      expect({ ...snapshot, fetchedAt: null }).toEqual({ ...before, nextAmount: usd(3499), fetchedAt: null })
    }
    bindWeek(2999)
    passDays(60)
    const said = await look(order)
    expect(said.charges.map(({ amount }) => amount.minor)).toEqual([999, 2999, 3499, 3499])
    expect(said.charges[2]?.period).toEqual({ start: plusDays(at, 37), end: plusDays(at, 67) })
    expect((await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))).nextAmount).toBeNull()
    await expect(provider.changePrice(ref, price, keyOf.changePrice(ref, 2))).rejects.toThrow(ProviderError)
  })

  test('a subscription can be ended now, for good', async () => {
    const order = contractOrder('ok')
    const { ref } = await buy(order)
    expect((await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))).state).toBe('canceled')
    expect((await provider.cancel(ref, 'now', keyOf.cancel(ref, 2))).state).toBe('canceled')
    passDays(40)
    expect(statesOf(await look(order))).toEqual(['succeeded'])
  })

  test('refunds never exceed what came in, and one key refunds once', async () => {
    const { ref, charges } = await buy(contractOrder('ok'))
    const refund = { id: randomUUID(), chargeRef: charges[0]?.ref ?? '', amount: usd(600) }
    await provider.refund(ref, refund, keyOf.refund(refund.id))
    await provider.refund(ref, refund, keyOf.refund(refund.id))
    const other = { ...refund, id: randomUUID() }
    await expect(provider.refund(ref, other, keyOf.refund(other.id))).rejects.toThrow(ProviderError)
    const rest = { ...refund, id: randomUUID(), amount: usd(399) }
    const said = await provider.refund(ref, rest, keyOf.refund(rest.id))
    const given = said.charges[0]?.refunds.map(({ amount, refundId, state }) => [amount.minor, refundId, state])
    expect(given?.sort()).toEqual([
      [399, rest.id, 'succeeded'],
      [600, refund.id, 'succeeded'],
    ])
  })

  test('only the card of the dispute scenario is disputed, on the third day', async () => {
    const [peaceful, other] = [contractOrder('ok'), contractOrder('disputed_later')]
    await buy(peaceful)
    await buy(other)
    passDays(3)
    expect((await look(peaceful)).charges[0]?.disputes).toEqual([])
    expect((await look(other)).charges[0]?.disputes[0]?.state).toBe('open')
  })

  test('an abandoned order is never paid, even if it had not arrived yet', async () => {
    const waiting = contractOrder('declined')
    const opened = await open(waiting)
    const given = await provider.abandon({ orderId: waiting.orderId, ref: null }, keyOf.abandon(waiting.orderId))
    expect(['incomplete_expired', 'canceled']).toContain(given?.state)
    await pay({ ...waiting, scenario: 'ok' }, opened).catch(() => {})
    const unheard = contractOrder('ok')
    await provider.abandon({ orderId: unheard.orderId, ref: null }, keyOf.abandon(unheard.orderId))
    const late = await open({ ...unheard, attempt: 2 }).catch(() => null)
    if (late !== null) await pay(unheard, late).catch(() => {})
    for (const order of [waiting, unheard]) {
      const said = await provider.fetch({ orderId: order.orderId, ref: null })
      expect(said === null ? [] : statesOf(said)).not.toContain('succeeded')
    }
  })

  test('webhooks refer to the purchase, and only signed ones are accepted', async () => {
    await webhooks()
    const order = contractOrder('ok')
    const { ref } = await buy(order)
    const delivered = await webhooks()
    const hints = await Promise.all(delivered.map((each) => provider.readWebhook(each, now())))
    expect(hints.filter((hint) => hint.ref === ref || hint.orderId === order.orderId).length).toBeGreaterThan(0)
    expect(hints.every(({ livemode }) => !livemode)).toBe(true)
    expect(new Set(hints.map(({ eventId }) => eventId)).size).toBe(delivered.length)
    const [good] = delivered
    if (good === undefined) throw new Error('nothing was delivered')
    const refused = (webhook: RawWebhook, at = now()) =>
      expect(provider.readWebhook(webhook, at)).rejects.toThrow(WebhookRefused)
    await refused({ ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) })
    await refused({ ...good, body: Buffer.from('') })
    await refused({ ...good, headers: {} })
    await refused(good, plusDays(now(), 1))
  })

  test('changed purchases are found by their time', async () => {
    const order = contractOrder('ok')
    await buy(order)
    const { ref } = await look(order)
    const handles = []
    for await (const handle of provider.changedSince(plusDays(now(), -0.01))) handles.push(handle)
    expect(handles).toContainEqual({ orderId: order.orderId, ref })
  })
}
