import { useCallback, useEffect, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import { PaymentSettings, type SettingsReply } from '#domain/api/visitor.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { reloadPage } from '#web/device/storage.ts'

/** How the running server takes money, which day it is there, and whether it asks for the buyer's country. */
export type PaymentMethods = SettingsReply['payments'] & Pick<SettingsReply, 'today' | 'tax'>

const parse = parserOf(PaymentSettings)

/** How money is taken, from a reply of the settings; null where it cannot be understood. */
export function paymentWaysFrom(reply: unknown): PaymentMethods | null {
  const settings = parse(reply)
  return settings === null ? null : { ...settings.payments, today: settings.today, tax: settings.tax }
}

/**
 * Whether this document was loaded at the page that it shows. Only the pay page's own document lets a provider's form
 * in: a visitor who came there from another page without loading it has the policy of that page.
 */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === window.location.pathname
}

/** Whether a form of another company stands on the page; the sandbox's is our own. */
const hasForeignForm = ({ card, paypal }: PaymentMethods): boolean => paypal || (card !== null && card !== 'sandbox')

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
    if (outcome.kind === 'ok' && hasForeignForm(outcome.value) && !isOwnDocument()) return reloadPage()
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
