import { lazy, Suspense } from 'react'
import type { OrderReply } from '#domain/api/orders.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { href, pages } from '#web/navigation/views.ts'
import { WaitingSummary } from '#web/pay/plans/order-summary.tsx'
import type { PayWith } from '#web/pay/purchase/payment-draft.ts'
import { PurchaseMessage, type PurchaseMessageProps } from '#web/pay/purchase/purchase-message.tsx'
import type { StripeResult } from './confirm-payment.ts'
import type { StripePaymentMethod } from './stripe-fields.tsx'

const StripeCheckout = lazy(async () => ({
  default: (await import('./stripe-checkout.tsx')).StripeCheckout,
}))

type StripePartProps = PurchaseMessageProps & {
  readonly publishableKey: string
  readonly terms: Terms
  readonly label: string
  readonly isLocked: boolean
  /** Says what is missing, if anything is; false then. */
  readonly mayPay: (payWith: PayWith) => boolean
  readonly onPay: (payWith: PayWith) => Promise<OrderReply | null>
}

const payWithOf = ({ method, wallet }: StripePaymentMethod): PayWith => {
  if (method === 'CREDIT_CARD') return { provider: 'stripe', method }
  return wallet === null ? { provider: 'stripe', method } : { provider: 'stripe', method, wallet }
}

/** Stripe's own form for cards and wallets. Its script is fetched when this is shown, and by nothing else. */
export function StripePart(props: StripePartProps) {
  const { publishableKey, terms, label, isLocked, mayPay, onPay, purchasing, gender } = props
  const pay = async (paysWith: StripePaymentMethod) => {
    const order = await onPay(payWithOf(paysWith))
    return order?.next.kind === 'confirm_card' ? { clientSecret: order.next.clientSecret } : null
  }
  const goOn = (result: StripeResult) => {
    if (result.kind === 'declined') return purchasing.reopen(result.reason)
    if (result.kind === 'incomplete') return purchasing.reopen(null)
    // Whatever the form believes: how it went is asked of our server.
    navigate(pages.complete, { replace: true })
  }
  const { origin } = window.location
  return (
    <>
      <PurchaseMessage purchasing={purchasing} gender={gender} />
      <Suspense fallback={<WaitingSummary />}>
        <StripeCheckout
          publishableKey={publishableKey}
          terms={terms}
          label={label}
          returnUrl={origin + href(pages.complete)}
          manageUrl={origin + href(pages.subscription)}
          isLocked={isLocked}
          mayPay={() => mayPay({ provider: 'stripe', method: 'FAST_PAYMENTS' })}
          onPay={pay}
          onResult={goOn}
        />
      </Suspense>
    </>
  )
}
