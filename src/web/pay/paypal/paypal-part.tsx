import { Suspense } from 'react'
import type { OrderReply } from '#domain/api/orders.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { reloadPage } from '#web/device/storage.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import type { PayWith } from '#web/pay/purchase/payment-draft.ts'
import type { Purchasing } from '#web/pay/purchase/use-purchase.ts'
import { MissingPart } from '#web/ui/missing-part.tsx'
import { Note } from '#web/ui/note.tsx'
import type { PaypalButtonProps } from './paypal-checkout.tsx'
import { PaypalUnavailable } from './paypal-unavailable.tsx'
import { paypalButtonWords } from './paypal-words.ts'

const checkout = lazyPage(async () => (await import('./paypal-checkout.tsx')).PaypalCheckout, 'paypal')

/** PayPal's own button. Its code, and anything from PayPal, is loaded only when it is first shown. */
export function PaypalButton(props: PaypalButtonProps) {
  return (
    <MissingPart instead={<PaypalUnavailable onRetry={reloadPage} />}>
      <Suspense fallback={<Note live>{paypalButtonWords.loading}</Note>}>
        <checkout.Page {...props} />
      </Suspense>
    </MissingPart>
  )
}

type PaypalPartProps = {
  readonly clientId: string
  readonly environment: 'test' | 'live'
  readonly purchasing: Purchasing
  readonly onPay: (payWith: PayWith) => Promise<OrderReply | null>
}

/** PayPal's own button with its order. An approval counts only once our server has asked PayPal. */
export function PaypalPart({ clientId, environment, purchasing, onPay }: PaypalPartProps) {
  const create = async (): Promise<string> => {
    const order = await onPay({ provider: 'paypal', method: 'FAST_PAYMENTS' })
    if (order?.next.kind !== 'approve_wallet') throw new Error('There is no order to approve.')
    return order.next.subscriptionId
  }
  return (
    <PaypalButton
      clientId={clientId}
      environment={environment}
      onCreate={create}
      onApproved={() => navigate(pages.complete, { replace: true })}
      onCancelled={purchasing.leave}
      onFailed={() => purchasing.reopen('PAYMENT_NOT_APPROVED')}
    />
  )
}
