import { ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type {
  Stripe,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import type { Wallet } from '#domain/billing/plans.ts'
import { OrLine } from '#web/pay/or-line.tsx'
import buttonStyles from '#web/ui/button.module.css'
import { applePayTerms } from './apple-pay-terms.ts'
import { confirm } from './confirm.ts'
import type { PaysWith, StripeCheckoutProps } from './stripe-checkout-props.ts'
import styles from './stripe-fields.module.css'
import type { StripeResult } from './stripe-result.ts'
import { stripeWords } from './stripe-words.ts'

type StripeFieldsProps = StripeCheckoutProps & { readonly stripe: Stripe }

const wallets: Readonly<Record<string, Wallet>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }

/** Wallets of the phone first, where it has any, then the card and the button that pays with it. */
export function StripeFields(props: StripeFieldsProps) {
  const { stripe, terms, label, returnUrl, manageUrl, isLocked, mayPay, onPay, onResult } = props
  const elements = useElements()
  const [isPaying, setPaying] = useState(false)
  // Known at once, before the next render: the second click of a double click finds it set.
  const isOnItsWay = useRef(false)
  const [hasWallets, setHasWallets] = useState(false)
  const [isReady, setReady] = useState(false)
  const isBusy = isPaying || isLocked

  /** The form is checked before an order is placed, and the order before anything is paid. */
  async function pay(paysWith: PaysWith): Promise<StripeResult | null> {
    if (elements === null) return null
    const { error } = await elements.submit()
    if (error !== undefined) return { kind: 'incomplete' }
    const order = await onPay(paysWith)
    return order === null ? null : confirm({ stripe, elements }, order.clientSecret, returnUrl)
  }
  async function tell(paysWith: PaysWith): Promise<StripeResult | null> {
    if (isBusy || isOnItsWay.current) return null
    isOnItsWay.current = true
    setPaying(true)
    const result = await pay(paysWith).finally(() => {
      isOnItsWay.current = false
      setPaying(false)
    })
    if (result !== null) onResult(result)
    return result
  }

  const openSheet = ({ resolve, reject }: StripeExpressCheckoutElementClickEvent) => {
    if (isBusy || !mayPay()) return reject()
    resolve({
      lineItems: [{ name: terms.name, amount: terms.first.minor }],
      applePay: { recurringPaymentRequest: applePayTerms(terms, manageUrl, new Date()) },
    })
  }
  const payByWallet = async ({ expressPaymentType, paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
    const result = await tell({ method: 'FAST_PAYMENTS', wallet: wallets[expressPaymentType] ?? null })
    if (result?.kind !== 'confirmed') paymentFailed({ reason: 'fail' })
  }
  return (
    <div className={styles.fields}>
      <ExpressCheckoutElement
        options={{
          buttonHeight: 52,
          buttonType: { applePay: 'subscribe', googlePay: 'subscribe' },
          paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
        }}
        onReady={({ availablePaymentMethods }) => setHasWallets(availablePaymentMethods !== undefined)}
        onClick={openSheet}
        onConfirm={(event) => void payByWallet(event)}
      />
      {hasWallets && <OrLine words={stripeWords.or} />}
      <PaymentElement
        options={{
          layout: 'tabs',
          // The terms and the consent are ours, on the page itself.
          terms: { card: 'never' },
          wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        }}
        onReady={() => setReady(true)}
      />
      {isReady && (
        <button
          type="button"
          className={buttonStyles.primary}
          data-method="CREDIT_CARD"
          aria-disabled={isBusy || undefined}
          onClick={() => void tell({ method: 'CREDIT_CARD', wallet: null })}
        >
          {isBusy ? stripeWords.paying : label}
        </button>
      )}
    </div>
  )
}
