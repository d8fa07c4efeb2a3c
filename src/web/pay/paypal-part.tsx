import type { OrderReply } from '#domain/api/orders.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import type { PayWith } from '#web/pay/payment-draft.ts'
import { PaypalButton } from '#web/pay/paypal/paypal-button.tsx'
import type { Purchasing } from '#web/pay/use-purchase.ts'

type PaypalPartProps = {
  readonly clientId: string
  readonly environment: 'test' | 'live'
  readonly purchasing: Purchasing
  readonly onPay: (payWith: PayWith) => Promise<OrderReply | null>
}

/** PayPal's own button. What was approved there is believed only when our server has asked PayPal. */
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
