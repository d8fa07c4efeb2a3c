import {
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayPal,
  usePayPalSubscriptionPaymentSession,
} from '@paypal/react-paypal-js/sdk-v6'
import { createElement, useState } from 'react'
import { localeFrom } from '#domain/formats.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { Note } from '#web/ui/note.tsx'
import styles from './paypal-checkout.module.css'
import { PaypalUnavailable } from './paypal-unavailable.tsx'
import { paypalButtonWords } from './paypal-words.ts'

export type PaypalButtonProps = {
  readonly clientId: string
  readonly environment: 'test' | 'live'
  /** Places the order and returns PayPal's id of the subscription, `I-...`; rejects if it could not be placed. */
  readonly onCreate: () => Promise<string>
  /** The buyer approved. This proves nothing: the state of the order comes from our server. */
  readonly onApproved: () => void
  /** The buyer closed PayPal's window; the same order may be tried again. */
  readonly onCancelled: () => void
  /** PayPal's window failed, or `onCreate` rejected. */
  readonly onFailed: () => void
}

/** PayPal has the languages of each country; its Spanish of the United States is that of Latin America. */
const languages = { 'en-US': 'en-US', 'en-GB': 'en-GB', es: 'es-US' } as const satisfies Record<LocaleTag, string>

const environments = { test: 'sandbox', live: 'production' } as const

/** Loads PayPal's script from PayPal and shows the button that it paints. */
export function PaypalCheckout(props: PaypalButtonProps) {
  // A new key mounts the provider again, which retries a script that could not be loaded.
  const [tries, setTries] = useState(0)
  return (
    <PayPalProvider
      key={tries}
      clientId={props.clientId}
      environment={environments[props.environment]}
      components={['paypal-subscriptions']}
      pageType="checkout"
      locale={languages[localeFrom(pageLanguage.tag)]}
    >
      <PaypalSession {...props} onRetry={() => setTries(tries + 1)} />
    </PayPalProvider>
  )
}

type PaypalSessionProps = PaypalButtonProps & { readonly onRetry: () => void }

/**
 * The button itself, a custom element of PayPal that supports keyboard and focus like any other. The library's
 * ready-made button would not report a window that could not be opened, so this uses its session and handles every
 * failure itself.
 */
export function PaypalSession({ onCreate, onApproved, onCancelled, onFailed, onRetry }: PaypalSessionProps) {
  const { loadingStatus } = usePayPal()
  const { error, isPending, handleClick } = usePayPalSubscriptionPaymentSession({
    presentationMode: 'auto',
    createSubscription: async () => ({ subscriptionId: await onCreate() }),
    onApprove: async () => onApproved(),
    onCancel: onCancelled,
    onError: onFailed,
  })
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) return <PaypalUnavailable onRetry={onRetry} />
  if (isPending) return <Note live>{paypalButtonWords.loading}</Note>
  return (
    <div className={styles.frame} data-method="FAST_PAYMENTS" data-wallet="PayPal">
      {createElement('paypal-button', {
        type: 'subscribe',
        'aria-label': paypalButtonWords.label,
        disabled: error === null ? undefined : true,
        onClick: () => void handleClick().catch(onFailed),
      })}
    </div>
  )
}
