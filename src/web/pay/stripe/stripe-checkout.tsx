import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useMemo, useState } from 'react'
import { mainStore } from '#web/device/main-store.ts'
import { useStore } from '#web/device/store.ts'
import { Note } from '#web/ui/note.tsx'
import { openStripe } from './open-stripe.ts'
import { type StripeCheckoutProps, StripeFields } from './stripe-fields.tsx'
import { paintedToken, stripeLook } from './stripe-look.ts'
import { StripeUnavailable } from './stripe-unavailable.tsx'
import { stripeWords } from './stripe-words.ts'

type Script = 'waiting' | 'missing' | Stripe

/**
 * Card form and wallet buttons of Stripe, in Stripe's own frames: no card number touches our page. Its script is loaded
 * when this is first shown, so import this lazily. The result passed to `onResult` proves nothing; the state of the order
 * comes from our server.
 */
export function StripeCheckout(props: StripeCheckoutProps) {
  const { publishableKey, terms, payBar } = props
  const { isDarkTheme } = useStore(mainStore)
  const [tries, setTries] = useState(0)
  const [script, setScript] = useState<Script>('waiting')

  useEffect(() => {
    let isShown = true
    void openStripe(publishableKey).then((stripe) => {
      if (isShown) setScript(stripe ?? 'missing')
    })
    return () => {
      isShown = false
    }
  }, [publishableKey, tries])

  const appearance = useMemo(() => stripeLook(paintedToken, isDarkTheme), [isDarkTheme])
  if (script === 'waiting')
    return (
      <>
        <Note live>{stripeWords.loading}</Note>
        {payBar(null)}
      </>
    )
  if (script === 'missing') {
    const retry = () => {
      setScript('waiting')
      setTries(tries + 1)
    }
    return <StripeUnavailable onRetry={retry} payBar={payBar} />
  }
  const amount = { amount: terms.first.minor, currency: terms.first.currency.toLowerCase() }
  return (
    <Elements
      stripe={script}
      options={{ mode: 'subscription', ...amount, allowedPaymentMethodTypes: ['card'], appearance }}
    >
      <StripeFields stripe={script} {...props} />
    </Elements>
  )
}
