import { ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js'
import type {
  Stripe,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { type ReactNode, useRef, useState } from 'react'
import type { Terms } from '#domain/billing/disclosure.ts'
import type { PaymentMethod, Wallet } from '#domain/billing/plans.ts'
import buttonStyles from '#web/ui/button.module.css'
import { OrLine } from '#web/ui/or-line.tsx'
import { planNameText } from '#web/words/plan-name.ts'
import { applePayTerms } from './apple-pay-terms.ts'
import { confirm, type StripeResult } from './confirm-payment.ts'
import styles from './stripe-fields.module.css'
import { stripeWords } from './stripe-words.ts'

export type StripePaymentMethod = { readonly method: PaymentMethod; readonly wallet: Wallet | null }

export type StripeCheckoutProps = {
  readonly publishableKey: string
  /** The terms of the purchase: the amount, and what a wallet's sheet shows. */
  readonly terms: Terms
  /** The label, which says that pressing pays, and how much. */
  readonly label: string
  /** Absolute URLs: where a bank sends the buyer afterwards, and where the subscription is managed. */
  readonly returnUrl: string
  readonly manageUrl: string
  readonly isLocked: boolean
  /** Called before a wallet's sheet opens and before a card is charged: false prevents it, for example without consent. */
  readonly mayPay: (focus?: { readonly movesFocus: boolean }) => boolean
  /** Whether there is another wallet's button above. */
  readonly isBesideWallet: boolean
  /** Renders the bar at the end of the form around the button that pays by card. */
  readonly payBar: (button: ReactNode) => ReactNode
  /** Places the order once the form is complete. Null if it cannot be paid now; the page then says why. */
  readonly onPay: (paysWith: StripePaymentMethod) => Promise<{ readonly clientSecret: string } | null>
  readonly onResult: (result: StripeResult) => void
}

type StripeFieldsProps = StripeCheckoutProps & { readonly stripe: Stripe }

const wallets: Readonly<Record<string, Wallet>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }

/** The wallets of the phone, if it has any, then the card form and the button that pays with it. */
export function StripeFields(props: StripeFieldsProps) {
  const { stripe, terms, label, returnUrl, manageUrl, isLocked, isBesideWallet, mayPay, onPay, onResult, payBar } =
    props
  const elements = useElements()
  const [isPaying, setPaying] = useState(false)
  // A ref, because the second click of a double click comes before the next render.
  const isInFlight = useRef(false)
  const [hasWallets, setHasWallets] = useState(false)
  const [isReady, setReady] = useState(false)
  const isBusy = isPaying || isLocked

  /** Checks the form, then places the order, then pays it. */
  async function pay(paysWith: StripePaymentMethod): Promise<StripeResult | null> {
    if (elements === null) return null
    const { error } = await elements.submit()
    // If card and consent are both wrong, both errors are shown; the card comes first on the page and gets the focus.
    const isAllowed = mayPay({ movesFocus: error === undefined })
    if (error !== undefined) elements.getElement('payment')?.focus()
    if (error !== undefined || !isAllowed) return { kind: 'incomplete' }
    const order = await onPay(paysWith)
    return order === null ? null : confirm({ stripe, elements }, order.clientSecret, returnUrl)
  }
  async function payOnce(paysWith: StripePaymentMethod): Promise<StripeResult | null> {
    if (isBusy || isInFlight.current) return null
    isInFlight.current = true
    setPaying(true)
    const result = await pay(paysWith).finally(() => {
      isInFlight.current = false
      setPaying(false)
    })
    if (result !== null) onResult(result)
    return result
  }

  const openSheet = ({ resolve, reject }: StripeExpressCheckoutElementClickEvent) => {
    if (isBusy || !mayPay()) return reject()
    resolve({
      lineItems: [{ name: planNameText(terms.name), amount: terms.first.minor }],
      applePay: { recurringPaymentRequest: applePayTerms(terms, manageUrl, new Date()) },
    })
  }
  const payByWallet = async ({ expressPaymentType, paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
    const result = await payOnce({ method: 'FAST_PAYMENTS', wallet: wallets[expressPaymentType] ?? null })
    if (result?.kind !== 'confirmed') paymentFailed({ reason: 'fail' })
  }
  return (
    <>
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
        {(hasWallets || isBesideWallet) && <OrLine words={stripeWords.or} />}
        <PaymentElement
          options={{
            layout: 'tabs',
            // The page itself shows our terms and the consent.
            terms: { card: 'never' },
            wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
          }}
          onReady={() => setReady(true)}
        />
      </div>
      {payBar(
        isReady && (
          <button
            type="button"
            className={buttonStyles.primary}
            data-method="CREDIT_CARD"
            aria-disabled={isBusy || undefined}
            onClick={() => void payOnce({ method: 'CREDIT_CARD', wallet: null })}
          >
            {isBusy ? stripeWords.paying : label}
          </button>
        ),
      )}
    </>
  )
}
