import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { localeFrom } from '#domain/formats.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { pageLanguage } from '#domain/language/page-language.ts'

/** What Stripe calls our languages; its Spanish of Latin America is 419. */
const languages = { 'en-US': 'en', 'en-GB': 'en-GB', es: 'es-419' } as const satisfies Record<LocaleTag, string>

let opened: { readonly key: string; readonly stripe: Promise<Stripe | null> } | null = null

/**
 * Stripe's script, fetched once per page on the first call, and from Stripe itself: Stripe does not allow serving it from
 * elsewhere. Null if it cannot be loaded; the next call tries again.
 */
export function openStripe(publishableKey: string): Promise<Stripe | null> {
  if (opened?.key === publishableKey) return opened.stripe
  const stripe = loadStripe(publishableKey, { locale: languages[localeFrom(pageLanguage.tag)] }).catch(() => null)
  opened = { key: publishableKey, stripe }
  void stripe.then((script) => {
    if (script === null) opened = null
  })
  return stripe
}
