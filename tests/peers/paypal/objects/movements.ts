import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { invalid, Refusal } from '../refusal.ts'
import { moment, type World } from '../world.ts'

/** The transaction search. It requires a permission, lags behind, and covers 31 days at most. */
export function movements(world: World, query: URLSearchParams) {
  if (!world.settings.maySearch) throw new Refusal(403, 'NOT_AUTHORIZED')
  const [from, to] = [Date.parse(query.get('start_date') ?? ''), Date.parse(query.get('end_date') ?? '')]
  if (Number.isNaN(from) || Number.isNaN(to) || to < from || to - from > 31 * MS_PER_DAY)
    throw invalid('INVALID_DATE_RANGE')
  const seen = world.now().getTime() - world.settings.searchLagHours * MS_PER_HOUR
  const isIn = ({ at }: { readonly at: Date }) => at.getTime() >= from && at.getTime() <= Math.min(to, seen)
  const payments = [...world.payments.values()].filter(isIn).map((payment) => ({
    transaction_id: payment.id,
    transaction_event_code: 'T0002',
    transaction_status: payment.status === 'DECLINED' ? 'D' : 'S',
    transaction_amount: payment.amount,
    paypal_reference_id: payment.subscriptionId,
    paypal_reference_id_type: 'SUB',
    transaction_initiation_date: moment(payment.at),
  }))
  const refunds = [...world.refunds.values()].filter(isIn).map((refund) => ({
    transaction_id: refund.id,
    transaction_event_code: 'T1107',
    transaction_status: refund.status === 'PENDING' ? 'P' : 'S',
    transaction_amount: { ...refund.amount, value: `-${refund.amount.value}` },
    paypal_reference_id: refund.paymentId,
    paypal_reference_id_type: 'TXN',
    transaction_initiation_date: moment(refund.at),
    ...(refund.invoiceId === null ? {} : { invoice_id: refund.invoiceId }),
  }))
  const withdrawals = world.withdrawals.filter(isIn).map((withdrawal) => ({
    transaction_id: withdrawal.id,
    transaction_event_code: withdrawal.code,
    transaction_status: withdrawal.status,
    transaction_amount: { ...withdrawal.amount, value: `-${withdrawal.amount.value}` },
    transaction_initiation_date: moment(withdrawal.at),
  }))
  const code = query.get('transaction_type')
  const found = [...payments, ...refunds, ...withdrawals].filter(
    (each) => code === null || each.transaction_event_code === code,
  )
  const size = Math.min(Number(query.get('page_size') ?? '100'), world.settings.pageSize)
  const page = Number(query.get('page') ?? '1')
  return {
    transaction_details: found.slice((page - 1) * size, page * size).map((each) => ({ transaction_info: each })),
    total_items: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / size)),
  }
}
