import { routes } from '#domain/api/routes.ts'
import { ORDER_ID } from '#server/payment-providers/stripe/purchase-snapshot.ts'
import { postAs, type Visitor, withdraw } from '#tests/crashes/visitor.ts'
import type { StripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import type { CardName } from '#tests/peers/stripe/test-cards.ts'
import type { Account } from './accounts.ts'
import type { Cluster } from './cluster.ts'

type Scenario = {
  readonly buyers: number
  /** Null for a customer who leaves without paying. */
  readonly card: CardName | null
  /** What they request after paying. */
  readonly asks?: string
  /** The account of each of them after 15 days. */
  readonly end: Account & { readonly charged: number }
}

/** How thirty people buy the trial week, and how it should end. */
export const scenarios = {
  stays: {
    buyers: 16,
    card: 'ok',
    end: {
      mails: ['forecast', 'receipt', 'intro_ending', 'receipt'],
      payments: ['succeeded 999', 'succeeded 2999'],
      refunds: [],
      entitlements: 2,
      subscription: 'active',
      charged: 2,
    },
  },
  'cannot renew': {
    buyers: 5,
    card: 'renewals_fail',
    end: {
      mails: [
        'forecast',
        'receipt',
        'intro_ending',
        'payment_failed',
        'payment_failed_again',
        'payment_failed_last',
        'ended',
      ],
      payments: ['succeeded 999', 'declined 2999'],
      refunds: [],
      entitlements: 1,
      subscription: 'canceled',
      charged: 1,
    },
  },
  cancels: {
    buyers: 4,
    card: 'ok',
    asks: routes.subscriptionCancel,
    end: {
      mails: ['forecast', 'receipt', 'canceled'],
      payments: ['succeeded 999'],
      refunds: [],
      entitlements: 1,
      subscription: 'canceled',
      charged: 1,
    },
  },
  withdraws: {
    buyers: 3,
    card: 'ok',
    asks: routes.subscriptionWithdraw,
    end: {
      mails: ['forecast', 'receipt', 'withdrawn', 'refunded'],
      payments: ['succeeded 999'],
      refunds: ['succeeded 999'],
      entitlements: 1,
      subscription: 'canceled',
      charged: 1,
    },
  },
  leaves: {
    buyers: 2,
    card: null,
    end: {
      mails: ['forecast'],
      payments: ['void 999'],
      refunds: [],
      entitlements: 0,
      subscription: 'incomplete_expired',
      charged: 0,
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
export type ScenarioName = keyof typeof scenarios

export type Buyer = Visitor & { readonly course: ScenarioName; readonly key: string }

/** How often the cards for a lead's orders were charged, whether or not the app has a record of it. */
export async function chargesOf({ db }: Cluster, { world }: StripePeer, { leadId }: Visitor): Promise<number> {
  const orders = await db.selectFrom('orders').select('id').where('lead_id', '=', leadId).execute()
  const orderIds = new Set(orders.map(({ id }) => id))
  const customers = [...world.customers.values()].filter(({ metadata }) => orderIds.has(metadata[ORDER_ID] ?? ''))
  const customerIds = new Set(customers.map(({ id }) => id))
  return [...world.charges.values()].filter(({ customer, paid }) => paid && customerIds.has(String(customer))).length
}

/** Sends the request that belongs to a buyer's scenario. */
export async function askFor(cluster: Cluster, buyer: Buyer): Promise<void> {
  const course: Scenario = scenarios[buyer.course]
  if (course.asks === routes.subscriptionWithdraw) await withdraw(cluster, buyer)
  else if (course.asks !== undefined) await postAs(cluster, buyer, course.asks)
}
