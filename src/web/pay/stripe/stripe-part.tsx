import { type ReactNode, Suspense } from 'react'
import type { OrderReply } from '#domain/api/orders.ts'
import type { Terms } from '#domain/billing/disclosure.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { reloadPage } from '#web/device/storage.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { href, pages } from '#web/navigation/views.ts'
import type { PayWith } from '#web/pay/purchase/payment-draft.ts'
import { removeStoredAttempt } from '#web/pay/purchase/purchase-attempt.ts'
import type { Purchasing } from '#web/pay/purchase/use-purchase.ts'
import { MissingPart } from '#web/ui/missing-part.tsx'
import { Note } from '#web/ui/note.tsx'
import type { StripeResult } from './confirm-payment.ts'
import type { StripePaymentMethod } from './stripe-fields.tsx'
import { StripeUnavailable } from './stripe-unavailable.tsx'
import { stripeWords } from './stripe-words.ts'

const checkout = lazyPage(async () => (await import('./stripe-checkout.tsx')).StripeCheckout, 'stripe')

type StripePartProps = {
  readonly purchasing: Purchasing
  readonly publishableKey: string
  readonly terms: Terms
  readonly label: string
  readonly isLocked: boolean
  /** Whether the buyer may pay; if not, the page shows what is missing. */
  readonly mayPay: (payWith: PayWith, focus?: { readonly movesFocus: boolean }) => boolean
  readonly onPay: (payWith: PayWith) => Promise<OrderReply | null>
  /** Whether there is another wallet's button above. */
  readonly isBesideWallet: boolean
  /** Renders the bar at the end of the form around the button that pays by card. */
  readonly payBar: (button: ReactNode) => ReactNode
}

const payWithOf = ({ method, wallet }: StripePaymentMethod): PayWith => {
  if (method === 'CREDIT_CARD') return { provider: 'stripe', method }
  return wallet === null ? { provider: 'stripe', method } : { provider: 'stripe', method, wallet }
}

/** Stripe's own form for cards and wallets. Its script is loaded only when this is shown. */
export function StripePart(props: StripePartProps) {
  const { publishableKey, terms, label, isLocked, mayPay, isBesideWallet, onPay, purchasing, payBar } = props
  const pay = async (paysWith: StripePaymentMethod) => {
    const order = await onPay(payWithOf(paysWith))
    return order?.next.kind === 'confirm_card' ? { clientSecret: order.next.clientSecret } : null
  }
  const goOn = (result: StripeResult) => {
    if (result.kind === 'declined') return purchasing.reopen(result.reason)
    if (result.kind === 'incomplete') return purchasing.reopen(null)
    removeStoredAttempt()
    // The form's result proves nothing: the next page asks our server for the state of the order.
    navigate(pages.complete, { replace: true })
  }
  const { origin } = window.location
  return (
    <MissingPart instead={<StripeUnavailable onRetry={reloadPage} payBar={payBar} />}>
      <Suspense
        fallback={
          <>
            <Note live>{stripeWords.loading}</Note>
            {payBar(null)}
          </>
        }
      >
        <checkout.Page
          publishableKey={publishableKey}
          terms={terms}
          label={label}
          returnUrl={origin + href(pages.complete)}
          manageUrl={origin + href(pages.subscription)}
          isLocked={isLocked}
          isBesideWallet={isBesideWallet}
          mayPay={(focus) => mayPay({ provider: 'stripe', method: 'FAST_PAYMENTS' }, focus)}
          onPay={pay}
          onResult={goOn}
          payBar={payBar}
        />
      </Suspense>
    </MissingPart>
  )
}
