import Stripe from 'stripe'
import type { World } from '../world.ts'
import { itemOf } from './subscription-items.ts'

/** What coupons take off; one that is for once is used up by it. */
export function discountOn(
  world: World,
  subscription: Stripe.Subscription,
  subtotal: number,
): Stripe.Invoice.TotalDiscountAmount[] {
  const amounts = subscription.discounts.flatMap((id): Stripe.Invoice.TotalDiscountAmount[] => {
    const discount = typeof id === 'string' ? world.discounts.get(id) : id
    const coupon = world.coupons.get(typeof discount?.source.coupon === 'string' ? discount.source.coupon : '')
    if (discount === undefined || coupon === undefined) return []
    const amount = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100)
    return [{ amount: Math.min(amount, subtotal), discount: discount.id }]
  })
  subscription.discounts = []
  return amounts
}

export function lineOf(
  world: World,
  invoice: string,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  off: readonly Stripe.Invoice.TotalDiscountAmount[],
): Stripe.InvoiceLineItem {
  const item = itemOf(subscription)
  const amount = price.unit_amount ?? 0
  return {
    id: world.newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: null,
    discount_amounts: [...off],
    discountable: true,
    discounts: off.map(({ discount }) => (typeof discount === 'string' ? discount : discount.id)),
    invoice,
    livemode: world.livemode,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: typeof price.product === 'string' ? price.product : '' },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}
