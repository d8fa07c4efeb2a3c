import { useCallback, useEffect, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import { PaymentSettings, type SettingsReply } from '#domain/api/visitor.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { reloadPage } from '#web/device/storage.ts'

/** The payment methods of the running server, its current day, and whether it asks for the buyer's country. */
export type PaymentMethods = SettingsReply['payments'] & Pick<SettingsReply, 'today' | 'tax'>

const parse = parserOf(PaymentSettings)

/** The payment methods in a reply with the settings; null if it cannot be parsed. */
export function paymentWaysFrom(reply: unknown): PaymentMethods | null {
  const settings = parse(reply)
  return settings === null ? null : { ...settings.payments, today: settings.today, tax: settings.tax }
}

/**
 * Whether this document was loaded at the address that it shows. Only the document of the pay page allows a provider's
 * form: after navigation within the app, the Content-Security-Policy of the earlier page still applies.
 */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === window.location.pathname
}

/** Whether the page will contain a form of another company; the form of the sandbox is our own. */
const hasForeignForm = ({ card, paypal }: PaymentMethods): boolean => paypal || (card !== null && card !== 'sandbox')

export type PaymentMethodsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly ways: PaymentMethods }

/**
 * The payment methods of the server, requested when the page opens. `askAgain` requests them again after a failure.
 * `renew` requests them again without hiding the form, for example because another day may have begun.
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
    // A failed request does not remove a form that is already shown, with what was typed in it.
    setOnOffer((before) => (before.kind === 'known' ? before : { kind: 'failed' }))
  }, [])
  useEffect(() => void ask(), [ask])
  const askAgain = () => {
    setOnOffer({ kind: 'loading' })
    void ask()
  }
  return { onOffer, askAgain, renew: ask }
}
