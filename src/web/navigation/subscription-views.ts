import { pages } from './views.ts'

/** The parts of the subscription page. */
export type SubscriptionPart =
  | { readonly kind: 'overview' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'plan' }
  | { readonly kind: 'receipt'; readonly id: string }

const { subscription } = pages

/** Paths below the base path. Emails link to the first three, with a secret after the #. */
export const subscriptionPaths = {
  overview: subscription,
  cancel: `${subscription}/cancel`,
  withdraw: `${subscription}/withdraw`,
  resume: `${subscription}/resume`,
  plan: `${subscription}/plan`,
  receipt: (id: string): string => `${subscription}/receipt/${encodeURIComponent(id)}`,
} as const

const RECEIPT = `${subscription}/receipt/`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The part at a path below the base path; null if there is none. */
export function subscriptionPartAt(path: string): SubscriptionPart | null {
  for (const kind of ['overview', 'cancel', 'withdraw', 'resume', 'plan'] as const) {
    if (subscriptionPaths[kind] === path) return { kind }
  }
  const id = path.startsWith(RECEIPT) ? path.slice(RECEIPT.length) : ''
  return uuid.test(id) ? { kind: 'receipt', id } : null
}
