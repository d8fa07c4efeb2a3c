import {
  dollars,
  moment,
  newId,
  PAYMENT_FEE,
  type Payment,
  type Plan,
  type Refund,
  type Subscription,
  type World,
} from '#tests/peers/paypal/world.ts'

// Objects in the format of PayPal's replies.

/** The next retry is named only as long as there is one. */
const lastFailureOf = ({ status, tries, nextAt }: Subscription, failedAt: Date) => ({
  time: moment(failedAt),
  reason_code: 'PAYER_CANNOT_PAY',
  ...(status === 'ACTIVE' && tries > 0 && nextAt !== null ? { next_payment_retry_time: moment(nextAt) } : {}),
})

export const subscriptionReply = (subscription: Subscription) => ({
  id: subscription.id,
  plan_id: subscription.planId,
  status: subscription.status,
  status_update_time: moment(subscription.changedAt),
  create_time: moment(subscription.createdAt),
  update_time: moment(subscription.changedAt),
  quantity: '1',
  plan_overridden: false,
  subscriber: { email_address: 'buyer@example.com', payer_id: subscription.payerId, name: { given_name: 'John' } },
  ...(subscription.customId === null ? {} : { custom_id: subscription.customId }),
  ...(subscription.startedAt === null
    ? {}
    : {
        start_time: moment(subscription.startedAt),
        billing_info: {
          outstanding_balance:
            subscription.outstanding === 0 ? { currency_code: 'USD', value: '0.0' } : dollars(subscription.outstanding),
          failed_payments_count: subscription.failures,
          ...(subscription.status === 'ACTIVE' && subscription.nextAt !== null
            ? { next_billing_time: moment(subscription.nextAt) }
            : {}),
          ...(subscription.failedAt === null
            ? {}
            : { last_failed_payment: lastFailureOf(subscription, subscription.failedAt) }),
        },
      }),
  links: [
    {
      href: `https://www.sandbox.paypal.com/webapps/billing/subscriptions?ba_token=BA-${subscription.id}`,
      rel: 'approve',
    },
  ],
})

/** With the plan as it applies to this subscription, for `fields=plan`. */
export const subscriptionWithPlanReply = (subscription: Subscription) => ({
  ...subscriptionReply(subscription),
  plan: { billing_cycles: subscription.set?.cycles ?? subscription.cycles },
})

export const planReply = (plan: Plan) => ({
  ...plan,
  product_id: 'PROD-STANDIN',
  name: 'Meal plan',
  usage_type: 'LICENSED',
})

export const transactionReply = ({ id, status, amount, at }: Payment) => ({
  id,
  status,
  payer_email: 'buyer@example.com',
  payer_name: { given_name: 'John', surname: 'Doe' },
  amount_with_breakdown: { gross_amount: amount, fee_amount: dollars(PAYMENT_FEE) },
  time: moment(at),
})

/** The same payment in the format of its own page and its events. */
export const saleReply = (world: World, { id, subscriptionId, amount, at, status }: Payment) => ({
  id,
  state: status === 'COMPLETED' ? 'completed' : status.toLowerCase(),
  amount: { total: amount.value, currency: amount.currency_code },
  billing_agreement_id: subscriptionId,
  custom: world.subscriptions.get(subscriptionId)?.customId ?? '',
  create_time: moment(at),
})

export const refundReply = ({ id, status, amount, invoiceId, paymentId }: Refund) => ({
  id,
  status,
  amount,
  ...(invoiceId === null ? {} : { invoice_id: invoiceId }),
  links: [
    { rel: 'self', method: 'GET', href: `https://api.sandbox.paypal.com/v2/payments/refunds/${id}` },
    { rel: 'up', method: 'GET', href: `https://api.sandbox.paypal.com/v2/payments/captures/${paymentId}` },
  ],
})

export function recordEvent(world: World, type: string, resource: Readonly<Record<string, unknown>>, at: Date): void {
  world.events.push({ id: `WH-${newId(17)}-${newId(17)}`, event_type: type, create_time: moment(at), resource })
}
