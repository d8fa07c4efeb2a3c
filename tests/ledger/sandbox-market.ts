import { sql } from 'kysely'
import { scenarioNames } from '#domain/billing/sandbox-cards.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { answerBank, approveWallet, changeCard } from '#server/payment-providers/sandbox/buyer-actions.ts'
import { disputesOf } from '#server/payment-providers/sandbox/disputes.ts'
import { byOrder, chargesOf, newRef, updateSubscription } from '#server/payment-providers/sandbox/sandbox-database.ts'
import { deliverWebhooks } from '#server/payment-providers/sandbox/webhooks.ts'
import { deliverTo } from '#server/sandbox/sandbox-routes.ts'
import { testApp } from '#server/test-app.fixture.ts'
import type { Chance } from '#tests/seeded-random.ts'
import { killableProcesses } from './killable-process.ts'
import type { Incident, Market, ProviderRecords } from './market.ts'

/** Most cards work, so that most subscriptions renew. */
const card = (chance: Chance) => (chance.between(1, 2) === 1 ? 'ok' : chance.pick(scenarioNames))

/** The app with the built-in sandbox. */
export async function sandboxMarket(): Promise<Market> {
  const killable = killableProcesses()
  const server = await testApp({ payments: killable.calledBy })
  const { services, app } = server
  const { db, now } = services
  killable.patch(db)

  const dispute = (from: 'open' | null, to: 'open' | 'won' | 'lost'): Incident => {
    return async (orderId) => {
      const subscription = await byOrder(db, orderId)
      if (subscription === undefined) return
      const charge = (await chargesOf(db, subscription.ref)).findLast(
        ({ state, dispute_state }) => state === 'succeeded' && dispute_state === from,
      )
      if (charge === undefined) return
      await db.transaction().execute(async (trx) => {
        const dated = to === 'open' ? { disputed_at: now() } : { dispute_closed_at: now() }
        await trx
          .updateTable('sandbox_charges')
          .set({ dispute_state: to, ...dated })
          .where('ref', '=', charge.ref)
          .execute()
        await updateSubscription(trx, subscription, {}, `dispute.${to}`, now())
      })
    }
  }
  /**
   * The provider charges a renewal a second time. A second first charge would be reported as a renewal at another
   * price.
   */
  const chargeAgain: Incident = async (orderId) => {
    const subscription = await byOrder(db, orderId)
    const last = subscription === undefined ? undefined : (await chargesOf(db, subscription.ref)).at(-1)
    if (subscription === undefined || last?.state !== 'succeeded' || last.number === 0 || last.ref.endsWith('_again'))
      return
    const again = { ...last, ref: `${newRef('ch')}_again`, number: last.number + 1, at: now(), ...noDispute }
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('sandbox_charges').values(again).execute()
      await updateSubscription(trx, subscription, {}, 'charge.succeeded', now())
    })
  }
  const giveCard =
    (scenario: 'ok' | 'renewals_fail'): Incident =>
    async (orderId) => {
      const subscription = await byOrder(db, orderId)
      if (subscription !== undefined) await changeCard(db, subscription.ref, scenario, now())
    }

  return {
    server,
    killable,
    wayOfPaying: (chance) =>
      chance.between(1, 4) === 1
        ? { method: 'FAST_PAYMENTS', wallet: chance.pick(['Apple Pay', 'Google Pay']), sandbox: undefined }
        : { sandbox: { scenario: card(chance) } },
    pay: async (orderId, next, chance) => {
      const subscription = await byOrder(db, orderId)
      if (subscription === undefined || chance.between(1, 8) === 1) return
      if (next.kind === 'approve_wallet') await approveWallet(db, subscription.ref, now())
      else await answerBank(db, subscription.ref, chance.between(1, 4) > 1, now())
    },
    payOwed: giveCard('ok'),
    approvePlan: () => {},
    incidents: {
      'a dispute is opened': dispute(null, 'open'),
      'a dispute is won': dispute('open', 'won'),
      'a dispute is lost': dispute('open', 'lost'),
      'a charge comes twice': chargeAgain,
      'the card stops working': giveCard('renewals_fail'),
    },
    pass: async (ms) => {
      server.pass(ms)
      await advanceSandbox(db, now())
    },
    deliver: async (delivery) => {
      await db.updateTable('sandbox_settings').set({ webhooks: delivery }).execute()
      let delivered = 0
      for (;;) {
        const more = await deliverWebhooks(db, deliverTo(app), now())
        if (more === 0) return delivered
        delivered += delivery === 'duplicated' ? 2 * more : more
      }
    },
    records: () => recordsOf(db),
    forget: async () => {
      await sql`truncate sandbox_refunds, sandbox_charges, sandbox_subscriptions, sandbox_events, sandbox_calls cascade`.execute(
        db,
      )
    },
  }
}

/** A new charge that nobody disputes yet. */
const noDispute = { dispute_state: null, disputed_at: null, dispute_closed_at: null } as const

/** The seller's balance in the sandbox, in cents. */
async function balanceOf(db: Market['server']['services']['db']): Promise<number> {
  const charges = await db.selectFrom('sandbox_charges').selectAll().where('state', '=', 'succeeded').execute()
  const refunds = await db.selectFrom('sandbox_refunds').selectAll().execute()
  const disputes = charges.flatMap((charge) => disputesOf(charge, refunds))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, minor) => total + minor, 0)
  return (
    sum(charges.map(({ amount_minor }) => amount_minor)) -
    sum(refunds.map(({ amount_minor }) => amount_minor)) -
    sum(disputes.map(({ state, amount, fee }) => (state === 'won' ? 0 : amount.minor) + (fee?.minor ?? 0)))
  )
}

async function recordsOf(db: Market['server']['services']['db']): Promise<ProviderRecords> {
  const charges = await db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .select(['sandbox_charges.ref', 'order_id', 'at', 'amount_minor', 'sandbox_charges.currency', 'dispute_state'])
    .where('sandbox_charges.state', '=', 'succeeded')
    .execute()
  const refunds = await db
    .selectFrom('sandbox_refunds')
    .innerJoin('sandbox_charges', 'sandbox_charges.ref', 'charge_ref')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .select(['sandbox_refunds.ref', 'charge_ref', 'order_id', 'sandbox_refunds.amount_minor'])
    .select('sandbox_refunds.currency')
    .execute()
  const renewing = await db
    .selectFrom('sandbox_subscriptions')
    .select('order_id')
    .where('state', 'in', ['active', 'past_due'])
    .where('cancel_at_period_end', '=', false)
    .execute()
  return {
    charges: charges.map(({ ref, order_id, at, amount_minor, currency, dispute_state }) => ({
      ...{ ref, at, currency },
      orderId: order_id,
      minor: amount_minor,
      dispute: dispute_state ?? 'none',
    })),
    refunds: refunds.map(({ ref, charge_ref, order_id, amount_minor, currency }) => ({
      ...{ ref, currency, state: 'succeeded' },
      charge: charge_ref,
      orderId: order_id,
      minor: amount_minor,
    })),
    renewing: renewing.map(({ order_id }) => order_id),
    creditMinor: 0,
    balanceMinor: await balanceOf(db),
  }
}
