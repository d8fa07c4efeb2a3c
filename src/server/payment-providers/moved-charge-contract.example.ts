import { expect, test } from 'vitest'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { plusDays } from '#domain/time.ts'
import { keyOf, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { contractOrder, type ProviderFixture } from './provider-contract.example.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** The test of free days that every provider without its own approval pages has to pass. */
export function movedChargeContract({ provider, now, passDays, pay }: ProviderFixture): void {
  const look = async (orderId: string): Promise<PurchaseSnapshot> => {
    const said = await provider.fetch({ orderId, ref: null })
    if (said === null) throw new Error('unknown purchase')
    return said
  }

  test('a charge that is moved comes on the new day with those after it, and the paid period stays', async () => {
    const order = contractOrder('ok')
    const at = now()
    await pay(order, await provider.open(order, keyOf.open(order.orderId, order.attempt)))
    const { ref } = await look(order.orderId)
    passDays(8)
    const before = await look(order.orderId)
    const move = { from: plusDays(at, 37), to: plusDays(at, 42) }
    const moved = await provider.moveCharge(ref, move, keyOf.moveCharge('one'))
    expect(moved).toMatchObject({ state: 'active', nextAmount: usd(2999), charges: before.charges })
    expect(moved.period?.end).toEqual(move.to)
    await provider.moveCharge(ref, move, keyOf.moveCharge('one'))
    passDays(31)
    expect((await look(order.orderId)).charges).toEqual(before.charges)
    // A second time, while the first days run.
    const further = { from: move.to, to: plusDays(at, 43) }
    expect((await provider.moveCharge(ref, further, keyOf.moveCharge('two'))).period?.end).toEqual(further.to)
    passDays(5)
    const said = await look(order.orderId)
    expect(said).toMatchObject({ state: 'active', phase: 'regular', unrecognised: [] })
    expect(said.charges.map(({ amount }) => amount.minor)).toEqual([999, 2999, 2999])
    expect(said.charges[2]?.period).toEqual({ start: plusDays(at, 43), end: plusDays(at, 73) })
    await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))
    const over = { from: plusDays(at, 73), to: plusDays(at, 75) }
    await expect(provider.moveCharge(ref, over, keyOf.moveCharge('three'))).rejects.toThrow(ProviderError)
  })

  test('a charge that was moved far away can be moved back, and a subscription that waits for it can be cancelled', async () => {
    const order = contractOrder('ok')
    const at = now()
    await pay(order, await provider.open(order, keyOf.open(order.orderId, order.attempt)))
    const { ref } = await look(order.orderId)
    passDays(8)
    const far = { from: plusDays(at, 37), to: plusDays(at, 127) }
    await provider.moveCharge(ref, far, keyOf.moveCharge('far'))
    passDays(42)
    expect((await look(order.orderId)).charges).toHaveLength(2)
    const near = { from: far.to, to: plusDays(at, 52) }
    for (const _ of [1, 2])
      expect((await provider.moveCharge(ref, near, keyOf.moveCharge('near'))).period?.end).toEqual(near.to)
    passDays(3)
    const said = await look(order.orderId)
    expect(said).toMatchObject({ state: 'active', unrecognised: [] })
    expect(said.charges[2]?.period).toEqual({ start: near.to, end: plusDays(near.to, 30) })
    const again = { from: plusDays(near.to, 30), to: plusDays(near.to, 90) }
    await provider.moveCharge(ref, again, keyOf.moveCharge('again'))
    expect((await provider.cancel(ref, 'now', keyOf.cancel(ref, 1))).state).toBe('canceled')
    passDays(90)
    expect((await look(order.orderId)).charges).toHaveLength(3)
  })
}
