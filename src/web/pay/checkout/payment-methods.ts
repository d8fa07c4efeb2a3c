import { useCallback, useEffect, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import type { SettingsReply } from '#domain/api/visitor.ts'
import { isIsoDate } from '#domain/time.ts'
import { request } from '#web/device/request.ts'

/** How the running server takes money, and which day it is there. */
export type PaymentMethods = SettingsReply['payments'] & Pick<SettingsReply, 'today'>

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** The ways to pay in a foreign reply of the settings; null where they cannot be understood. */
export function paymentWaysFrom(reply: unknown): PaymentMethods | null {
  if (typeof reply !== 'object' || reply === null || !('payments' in reply && 'today' in reply)) return null
  const { payments, today } = reply
  if (typeof today !== 'string' || !isIsoDate(today)) return null
  if (typeof payments !== 'object' || payments === null) return null
  if (!('card' in payments && 'paypal' in payments && 'environment' in payments)) return null
  if (!('stripePublishableKey' in payments && 'paypalClientId' in payments)) return null
  const { card, paypal, environment, stripePublishableKey, paypalClientId } = payments
  if (card !== 'sandbox' && card !== 'stripe' && card !== null) return null
  if (typeof paypal !== 'boolean' || (environment !== 'test' && environment !== 'live')) return null
  if (!isTextOrNull(stripePublishableKey) || !isTextOrNull(paypalClientId)) return null
  return { card, paypal, environment, stripePublishableKey, paypalClientId, today }
}

/**
 * Whether this document was loaded at the page that it shows. Only the pay page's own document lets a provider's form
 * in: a visitor who came there from another page without loading it has the policy of that page.
 */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === window.location.pathname
}

export type PaymentMethodsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly ways: PaymentMethods }

/**
 * How the server takes money, asked once while the page is open, and again for the asking. `renew` asks with the form
 * left as it is: another day may have begun.
 */
export function usePaymentMethods(): {
  readonly onOffer: PaymentMethodsState
  readonly askAgain: () => void
  readonly renew: () => Promise<void>
} {
  const [onOffer, setOnOffer] = useState<PaymentMethodsState>({ kind: 'loading' })
  const ask = useCallback(async () => {
    const outcome = await request(routes.settings, paymentWaysFrom)
    const isForeign = outcome.kind === 'ok' && (outcome.value.card === 'stripe' || outcome.value.paypal)
    if (isForeign && !isOwnDocument()) return window.location.reload()
    if (outcome.kind === 'ok') return setOnOffer({ kind: 'known', ways: outcome.value })
    // Silence does not take away a form that is shown already, with what was typed in it.
    setOnOffer((before) => (before.kind === 'known' ? before : { kind: 'failed' }))
  }, [])
  useEffect(() => void ask(), [ask])
  const askAgain = () => {
    setOnOffer({ kind: 'loading' })
    void ask()
  }
  return { onOffer, askAgain, renew: ask }
}
