import { wallets } from './plans.ts'

/**
 * Test cards of the built-in sandbox provider, by their effect. The form accepts these well-known numbers and sends
 * only the name of the scenario, so no card number ever reaches the server.
 */
export const sandboxScenarios = {
  ok: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient_funds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  wrong_cvc: '4000 0000 0000 0127',
  unknown_outcome: '4000 0000 0000 0119',
  challenge: '4000 0025 0000 3155',
  renewals_fail: '4000 0000 0000 0341',
  disputed_later: '4000 0000 0000 0259',
} as const
export type SandboxScenario = keyof typeof sandboxScenarios
export const scenarioNames = [
  'ok',
  'declined',
  'insufficient_funds',
  'expired',
  'wrong_cvc',
  'unknown_outcome',
  'challenge',
  'renewals_fail',
  'disputed_later',
] as const satisfies readonly SandboxScenario[]

/**
 * The wallets that the sandbox simulates. An order does not name PayPal as a wallet, because PayPal is a provider
 * itself.
 */
export const sandboxWallets = [...wallets, 'PayPal'] as const
export type SandboxWallet = (typeof sandboxWallets)[number]
