import type { SubscriptionView } from '#domain/api/subscription.ts'
import type { Outcome } from '#web/device/request.ts'

/** What is known of the subscription while its pages are open. */
export type SubscriptionWatch =
  | { readonly kind: 'loading' }
  /** The server does not know who asks, or the mailed link has expired. */
  | { readonly kind: 'signed_out'; readonly isLinkExpired: boolean }
  /** Signed in, and nothing was ever bought. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'known'; readonly view: SubscriptionView }

/** What is known after an answer. Silence does not take away what is known already. */
export function subscriptionAfter(watch: SubscriptionWatch, outcome: Outcome<SubscriptionView>): SubscriptionWatch {
  if (outcome.kind === 'ok') return { kind: 'known', view: outcome.value }
  if (outcome.kind === 'refused') {
    switch (outcome.code) {
      case 'TOKEN_INVALID':
        return { kind: 'signed_out', isLinkExpired: false }
      case 'MANAGE_LINK_INVALID':
        return { kind: 'signed_out', isLinkExpired: true }
      case 'SUBSCRIPTION_UNKNOWN':
        return { kind: 'none' }
    }
  }
  return watch.kind === 'known' ? watch : { kind: 'unreachable' }
}
