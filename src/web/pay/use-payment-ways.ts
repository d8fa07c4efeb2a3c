import { useCallback, useEffect, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import { request } from '#web/device/request.ts'
import { isOwnDocument } from '#web/pay/own-document.ts'
import { type PaymentWays, paymentWaysFrom } from '#web/pay/payment-ways.ts'

export type WaysOnOffer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly ways: PaymentWays }

/**
 * How the server takes money, asked once while the page is open, and again for the asking. `renew` asks with the form
 * left as it is: another day may have begun.
 */
export function usePaymentWays(): {
  readonly onOffer: WaysOnOffer
  readonly askAgain: () => void
  readonly renew: () => Promise<void>
} {
  const [onOffer, setOnOffer] = useState<WaysOnOffer>({ kind: 'loading' })
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
