import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let opened: { readonly key: string; readonly stripe: Promise<Stripe | null> } | null = null

/**
 * Stripe's script, fetched from Stripe when it is first asked for, once a page; its own rule is that it is never served
 * from elsewhere. Null where it cannot be had; then the next call tries again.
 */
export function openStripe(publishableKey: string): Promise<Stripe | null> {
  if (opened?.key === publishableKey) return opened.stripe
  const stripe = loadStripe(publishableKey, { locale: 'en' }).catch(() => null)
  opened = { key: publishableKey, stripe }
  void stripe.then((script) => {
    if (script === null) opened = null
  })
  return stripe
}
