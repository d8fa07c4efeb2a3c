import { INSTANCE_LOADING_STATE, usePayPal, usePayPalSubscriptionPaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { createElement } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import styles from './paypal-button.module.css'
import type { PaypalButtonProps } from './paypal-button-props.ts'
import { paypalButtonWords } from './paypal-button-words.ts'

type PaypalSessionProps = PaypalButtonProps & { readonly onRetry: () => void }

/**
 * The button itself, an element of PayPal's own that takes keyboard and focus like any other. The library's ready-made
 * one would leave a window that could not be opened unsaid; hence its session, and our own answer to every failure.
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
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) {
    return (
      <div className={styles.trouble}>
        <Note live>{paypalButtonWords.unavailable}</Note>
        <Button action="retry" onClick={onRetry}>
          {paypalButtonWords.retry}
        </Button>
      </div>
    )
  }
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
