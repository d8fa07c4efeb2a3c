import type { NextStep } from '#domain/api/orders.ts'
import type { TestApp } from '#server/test-app.fixture.ts'
import type { Chance } from '#tests/seeded-random.ts'
import type { KillableProcesses } from './killable-process.ts'

/** Money that a provider took, according to its own records. */
export type RecordedCharge = {
  readonly orderId: string
  readonly ref: string
  readonly at: Date
  readonly minor: number
  readonly currency: string
  /** Open or lost: the bank holds the money, or has taken it back. */
  readonly dispute: 'none' | 'open' | 'won' | 'lost'
}
/** Money refunded through a provider, according to its own records. */
export type RecordedRefund = {
  readonly orderId: string
  readonly ref: string
  readonly charge: string
  readonly minor: number
  readonly currency: string
  readonly state: 'submitted' | 'succeeded' | 'failed'
}
export type ProviderRecords = {
  readonly charges: readonly RecordedCharge[]
  readonly refunds: readonly RecordedRefund[]
  /** Orders with a subscription that would charge again. */
  readonly renewing: readonly string[]
  /** Balance that the provider holds for a customer, in minor units. */
  readonly creditMinor: number
  /** The seller's balance before payouts, in cents: the provider's own sum of everything that it moved. */
  readonly balanceMinor: number
}

export const deliveries = ['prompt', 'duplicated', 'reordered', 'dropped'] as const
/** How webhooks are delivered for a while. */
export type Delivery = (typeof deliveries)[number]

/** Something that happens at the provider and is not caused by the app. */
export type Incident = (orderId: string, chance: Chance) => Promise<void>

/** The app with one provider, and everything that buyers, banks and operators do at that provider. */
export type Market = {
  readonly server: TestApp
  readonly killable: KillableProcesses
  /** The part of an order for this provider that says how it is paid. */
  readonly wayOfPaying: (chance: Chance) => object
  /** What the buyer does in the provider's form or window; sometimes nothing. */
  readonly pay: (orderId: string, next: NextStep, chance: Chance) => Promise<void>
  /** Pays an overdue renewal. */
  readonly payOwed: Incident
  /** Approves another plan on the provider's page. */
  readonly approvePlan: (url: string) => void
  readonly incidents: Readonly<Record<string, Incident>>
  /** Moves the clock, and makes the provider do what is due. */
  readonly pass: (ms: number) => Promise<void>
  readonly deliver: (delivery: Delivery) => Promise<number>
  readonly records: () => Promise<ProviderRecords>
  /** Makes the provider forget all its records. */
  readonly forget: () => Promise<void>
}
