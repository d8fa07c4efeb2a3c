import { useState } from 'react'
import { type CustomerPayment, CustomerReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { exponentOf, formatMoney } from '#domain/billing/money.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { minorFrom } from '#web/console/ui/minor-from.ts'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const customerFrom = parserOf(CustomerReply)

type RefundFormProps = {
  readonly customerId: string
  readonly payment: CustomerPayment
  readonly onDone: (customer: CustomerReply) => void
  readonly onCancel: () => void
}

/** The effect of a refund on access. `isRest`: with earlier refunds, the whole charge has then been paid back. */
function effectOf(isRest: boolean, carriesSubscription: boolean): string {
  if (!isRest) return 'Access and the subscription stay as they are.'
  return carriesSubscription
    ? 'With this the whole charge is refunded: the access that it paid for ends, and so does the subscription.'
    : 'With this the whole charge is refunded: it gives no access any more. This does not end a subscription.'
}

/** The form that refunds a charge, in full or in part. */
export function RefundForm({ customerId, payment, onDone, onCancel }: RefundFormProps) {
  const { currency, refundableMinor, carriesSubscription } = payment
  const decimals = exponentOf(currency)
  const [amount, setAmount] = useState((refundableMinor / 10 ** decimals).toFixed(decimals))
  const [reason, setReason] = useState('')
  const minor = minorFrom(amount, currency)
  const isPossible = minor !== null && minor > 0 && minor <= refundableMinor
  const needed = `Type an amount up to ${formatMoney({ minor: refundableMinor, currency })}.`
  const sum = isPossible ? formatMoney({ minor, currency }) : ''
  return (
    <Panel title={`Refund the charge of ${momentText(payment.at)}`} takesFocus>
      <ActForm
        address={filled(consoleRoutes.customerRefund, { id: customerId })}
        body={isPossible ? { paymentId: payment.id, amountMinor: minor, currency, reason: reason.trim() } : null}
        parse={customerFrom}
        confirm={isPossible ? `Refund ${sum}` : 'Refund'}
        isIrreversible
        consequences={
          isPossible
            ? [
                `${sum} goes back to where it was paid from, usually within 5 to 10 days. This cannot be undone.`,
                'The customer gets an email and a credit note.',
                effectOf(minor === refundableMinor, carriesSubscription),
              ]
            : [needed]
        }
        onDone={onDone}
        onCancel={onCancel}
      >
        <TextField
          label={`Amount in ${currency}`}
          name="amount"
          inputMode="decimal"
          required
          value={amount}
          wrong={isPossible ? null : needed}
          onChange={setAmount}
        />
        <TextField
          label="Reason"
          name="reason"
          required
          minLength={3}
          maxLength={300}
          value={reason}
          onChange={setReason}
          hint="Stays in the log of acts, and in the copy of their data that the customer may download."
        />
      </ActForm>
    </Panel>
  )
}
