import type { SandboxScenario } from '#domain/api/orders.ts'
import type { Money } from '#domain/billing/money.ts'
import type { PaymentSnapshot } from '#domain/billing/order.ts'
import type { PaymentMethod, Wallet } from '#domain/billing/plans.ts'

/** One attempt to charge, under a key of its own. */
export type Purchase = {
  /** The same key never charges twice, however often it is sent. */
  readonly attemptKey: string
  readonly amount: Money
  readonly method: PaymentMethod
  readonly wallet: Wallet | null
  /** What the sandbox's test card does. */
  readonly scenario: SandboxScenario
}

/**
 * Whoever takes the money. Answers are snapshots of what is true at the provider; nothing of ours is written here. A
 * call that throws has an unknown outcome: the attempt stays open and is asked about, never repeated under a new key.
 */
export type PaymentProvider = {
  readonly name: string
  createPurchase(purchase: Purchase): Promise<PaymentSnapshot>
  /** What became of an attempt; null where the provider never heard of it. */
  fetchPayment(attemptKey: string): Promise<PaymentSnapshot | null>
  /** Makes sure that an attempt which has not succeeded never will, and tells what is true now. */
  voidPurchase(purchase: Pick<Purchase, 'attemptKey' | 'amount'>): Promise<PaymentSnapshot>
}

export const attemptKeyOf = (orderId: string, attempt: number): string => `${orderId}:${attempt}`
