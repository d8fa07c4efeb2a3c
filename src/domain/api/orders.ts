import { type Static, Type } from 'typebox'
import { productIdPattern } from '#domain/api/products.ts'
import { orderStates } from '#domain/billing/order.ts'
import { paymentMethods, planKeys, wallets } from '#domain/billing/plans.ts'

/**
 * Test cards of the built-in sandbox provider, by what they do. The form takes the familiar numbers and sends only
 * the name of what happens, so that no card number ever reaches the server.
 */
export const sandboxScenarios = {
  ok: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient_funds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
} as const
export type SandboxScenario = keyof typeof sandboxScenarios
export const scenarioNames = [
  'ok',
  'declined',
  'insufficient_funds',
  'expired',
] as const satisfies readonly SandboxScenario[]

/** A purchase as the visitor saw it: the server refuses it where any of it is no longer true. */
export const OrderRequest = Type.Object(
  {
    productId: Type.String({ pattern: productIdPattern }),
    expectedAmountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    disclosureVersion: Type.String({ minLength: 1, maxLength: 40 }),
    consent: Type.Boolean(),
    method: Type.Enum([...paymentMethods]),
    wallet: Type.Optional(Type.Enum([...wallets])),
    sandbox: Type.Object({ scenario: Type.Enum([...scenarioNames]) }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)
export type OrderRequest = Static<typeof OrderRequest>

export const OrderReply = Type.Object({
  id: Type.String(),
  /** Reads this order back later, without an account. */
  secret: Type.String(),
  state: Type.Enum([...orderStates]),
})
export type OrderReply = Static<typeof OrderReply>

/** An order as its buyer may see it. */
export const OrderView = Type.Object({
  id: Type.String(),
  state: Type.Enum([...orderStates]),
  planKey: Type.Enum([...planKeys]),
  planName: Type.String(),
  amountMinor: Type.Integer(),
  currency: Type.String(),
  paidAt: Type.Union([Type.String(), Type.Null()]),
  accessUntil: Type.Union([Type.String(), Type.Null()]),
  renewal: Type.Object({
    amountMinor: Type.Integer(),
    days: Type.Integer(),
    on: Type.Union([Type.String(), Type.Null()]),
  }),
  sandbox: Type.Boolean(),
})
export type OrderView = Static<typeof OrderView>
