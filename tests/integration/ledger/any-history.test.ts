import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkDeliveries } from '#domain/billing/provider-history.example.ts'
import type { ChargeSnapshot, PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { differingReports } from '#tests/money/report-totals.ts'

const server = await testApp()
const { services } = server
const { db } = services
const source = { db, now: services.now, livemode: false }

/** The references of a history, made unique for one order. */
const own = (orderId: string, charge: ChargeSnapshot): ChargeSnapshot => {
  const mine = <T extends { readonly ref: string }>(each: T): T => ({ ...each, ref: `${each.ref} ${orderId}` })
  return mine({ ...charge, refunds: charge.refunds.map(mine), disputes: charge.disputes.map(mine) })
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, minor) => total + minor, 0)

/** What the provider's balance gained by a purchase, by the provider's own reckoning. */
const balanceBy = ({ charges }: Pick<PurchaseSnapshot, 'charges'>): number =>
  sum(
    charges
      .filter(({ state }) => state === 'succeeded')
      .map(
        ({ amount, fee, refunds, disputes }) =>
          amount.minor -
          (fee?.minor ?? 0) -
          sum(refunds.map((refund) => (refund.state === 'succeeded' ? refund.amount.minor : 0))) -
          sum(disputes.map((each) => (each.state === 'won' ? 0 : each.amount.minor) + (each.fee?.minor ?? 0))),
      ),
  )

test('any history of a provider in any order, with repetitions, leaves every report equal to the ledger, and the ledger to the balance', async () => {
  await checkDeliveries(casesOf(15, 300), async ({ said, heard }) => {
    const { leadId, orderId } = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
    const { provider_ref: ref } = await db
      .selectFrom('orders')
      .select('provider_ref')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const mine = (each: PurchaseSnapshot): PurchaseSnapshot => ({
      ...{ ...each, ref: ref ?? '', orderId },
      charges: each.charges.map((charge) => own(orderId, charge)),
    })
    for (const each of heard) await applySnapshot(services, leadId, orderId, mine(each), 'webhook')
    const { rows } = await sql<{ minor: number | null }>`
      select sum(moved_minor)::bigint as minor from ledger_entries where lead_id = ${leadId}`.execute(db)
    expect(Number(rows[0]?.minor ?? 0)).toBe(balanceBy(said.at(-1) ?? { charges: [] }))
    expect(await differingReports(source)).toEqual([])
  })
})
