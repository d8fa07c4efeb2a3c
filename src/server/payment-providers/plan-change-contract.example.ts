import { expect, test } from 'vitest'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { plusDays } from '#domain/time.ts'
import { keyOf, type NewPlan, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { contractOrder, type ProviderFixture, statesOf } from './provider-contract.example.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const quarter: NewPlan = {
  planKey: '3-MONTH',
  renewal: usd(7999),
  days: 90,
  returnUrl: 'https://example.com/v3/subscription',
}
const amounts = ({ charges }: PurchaseSnapshot): readonly number[] => charges.map(({ amount }) => amount.minor)

/** The tests of a change of plan that every provider without its own approval pages has to pass. */
export function planChangeContract({ provider, now, passDays, pay }: ProviderFixture): void {
  const look = async (orderId: string): Promise<PurchaseSnapshot> => {
    const said = await provider.fetch({ orderId, ref: null })
    if (said === null) throw new Error('unknown purchase')
    return said
  }
  /** A 4-week plan at 39.99, with renewals at the same price. */
  const buyMonth = async (): Promise<PurchaseSnapshot> => {
    const terms = { name: '4-Week Plan', first: usd(3999), firstDays: 30, renewal: usd(3999), renewalDays: 30 }
    const order = contractOrder('ok', { planKey: '1-MONTH', terms, listPrice: usd(3999) })
    await pay(order, await provider.open(order, keyOf.open(order.orderId, order.attempt)))
    return look(order.orderId)
  }

  test('another plan begins with the next renewal, and nothing is charged before', async () => {
    const at = now()
    const { ref, orderId } = await buyMonth()
    passDays(3)
    const before = await look(orderId)
    for (const _ of [1, 2]) {
      const { snapshot, approveUrl } = await provider.changePlan(ref, quarter, keyOf.changePlan(ref, 1))
      expect(approveUrl).toBeNull()
      const next = { nextAmount: usd(7999), nextDays: 90, fetchedAt: null }
      expect({ ...snapshot, fetchedAt: null }).toEqual({ ...before, ...next })
    }
    passDays(28)
    const renewed = await look(orderId)
    expect(amounts(renewed)).toEqual([3999, 7999])
    expect(renewed.charges[1]?.period).toEqual({ start: plusDays(at, 30), end: plusDays(at, 120) })
    expect(renewed).toMatchObject({ nextAmount: usd(7999), nextDays: 90 })
    passDays(90)
    expect(amounts(await look(orderId))).toEqual([3999, 7999, 7999])
  })

  test('a plan is taken back before it begins', async () => {
    const { ref, orderId } = await buyMonth()
    await provider.changePlan(ref, quarter, keyOf.changePlan(ref, 1))
    for (const count of [1, 2])
      expect(await provider.keepPlan(ref, keyOf.keepPlan(ref, count))).toMatchObject({
        nextAmount: usd(3999),
        nextDays: 30,
        cancelAtPeriodEnd: false,
      })
    passDays(31)
    expect(amounts(await look(orderId))).toEqual([3999, 3999])
  })

  test('a plan is chosen again after it was taken back, and back again once it runs', async () => {
    const { ref, orderId } = await buyMonth()
    await provider.changePlan(ref, quarter, keyOf.changePlan(ref, 1))
    await provider.keepPlan(ref, keyOf.keepPlan(ref, 2))
    await provider.changePlan(ref, quarter, keyOf.changePlan(ref, 3))
    passDays(31)
    const month: NewPlan = { ...quarter, planKey: '1-MONTH', renewal: usd(3999), days: 30 }
    await provider.changePlan(ref, month, keyOf.changePlan(ref, 4))
    passDays(120)
    expect(amounts(await look(orderId))).toEqual([3999, 7999, 3999, 3999])
  })

  test('a cancelled subscription continues with the plan that was chosen', async () => {
    const { ref, orderId } = await buyMonth()
    await provider.cancel(ref, 'at_period_end', keyOf.cancel(ref, 1))
    const { snapshot } = await provider.changePlan(ref, quarter, keyOf.changePlan(ref, 2))
    expect(snapshot).toMatchObject({ cancelAtPeriodEnd: false, nextAmount: usd(7999) })
    passDays(31)
    expect(amounts(await look(orderId))).toEqual([3999, 7999])
  })

  test('a cancellation after the choice stops every renewal, and resuming restores the old plan', async () => {
    const { ref, orderId } = await buyMonth()
    await provider.changePlan(ref, quarter, keyOf.changePlan(ref, 1))
    expect(await provider.cancel(ref, 'at_period_end', keyOf.cancel(ref, 2))).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await provider.resume(ref, keyOf.resume(ref, 3))).toMatchObject({ nextAmount: usd(3999), nextDays: 30 })
    await provider.changePlan(ref, quarter, keyOf.changePlan(ref, 4))
    await provider.cancel(ref, 'at_period_end', keyOf.cancel(ref, 5))
    passDays(31)
    const said = await look(orderId)
    expect([said.state, statesOf(said)]).toEqual(['canceled', ['succeeded']])
  })

  test('a subscription that has ended cannot change its plan', async () => {
    const { ref } = await buyMonth()
    await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))
    await expect(provider.changePlan(ref, quarter, keyOf.changePlan(ref, 2))).rejects.toThrow(ProviderError)
  })
}
