import { MS_PER_DAY } from '#domain/time.ts'
import { missing, unprocessable } from '../refusal.ts'
import { type Amount, cents, dollars, newId, type Refund, type World } from '../world.ts'
import { recordEvent, refundReply } from './replies.ts'

/** Days within which a payment can be refunded. */
const REFUNDABLE_DAYS = 180

export type RefundRequest = { readonly amount?: Amount; readonly invoice_id?: string }

export const refundedOf = (world: World, paymentId: string): number =>
  [...world.refunds.values()]
    .filter((refund) => refund.paymentId === paymentId)
    .reduce((sum, { amount }) => sum + cents(amount), 0)

export function refundPayment(world: World, paymentId: string, request: RefundRequest): Refund {
  const payment = world.payments.get(paymentId)
  if (payment === undefined) throw missing()
  if (world.now().getTime() - payment.at.getTime() > REFUNDABLE_DAYS * MS_PER_DAY)
    throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED')
  const isTaken = [...world.refunds.values()].some(
    ({ invoiceId }) => invoiceId !== null && invoiceId === request.invoice_id,
  )
  if (isTaken) throw unprocessable('DUPLICATE_INVOICE_ID')
  if (payment.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED')
  if (payment.status === 'DECLINED' || payment.status === 'PENDING') throw unprocessable('CAPTURE_STATUS_NOT_VALID')
  const left = cents(payment.amount) - refundedOf(world, paymentId)
  const wanted = request.amount === undefined ? left : cents(request.amount)
  if (wanted > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const refund: Refund = {
    id: newId(),
    paymentId,
    amount: dollars(wanted),
    at: world.now(),
    invoiceId: request.invoice_id ?? null,
    status: 'COMPLETED',
  }
  world.refunds.set(refund.id, refund)
  payment.status = wanted === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  recordEvent(world, 'PAYMENT.CAPTURE.REFUNDED', refundReply(refund), world.now())
  return refund
}
