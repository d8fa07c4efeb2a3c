import { useState } from 'react'
import { PricesReply } from '#domain/api/console/prices.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { planKeys } from '#domain/billing/plans.ts'
import { planText } from '#web/console/data/money-words.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { minorFrom } from '#web/console/ui/minor-from.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const pricesFrom = parserOf(PricesReply)

const kinds = [
  { value: 'fixed_price', label: 'The first period costs' },
  { value: 'amount_off', label: 'Amount off the first period' },
  { value: 'percent_off', label: 'Percent off the first period' },
] as const
const plans = [
  { value: '', label: 'Every plan' },
  ...planKeys.map((key) => ({ value: key, label: planText(key) })),
] as const

/** The typed value: a percentage if `currency` is null, otherwise minor units; null if a coupon cannot have that value. */
function valueFrom(text: string, currency: string | null): number | null {
  if (currency === null) return /^(100|[1-9]\d?)$/.test(text) ? Number(text) : null
  return minorFrom(text, currency) || null
}

/** The form for a new coupon, for one plan or all of them, in the currency of the prices. */
export function AddCoupon({ currency, onDone }: { currency: string; onDone: () => void }) {
  const [code, setCode] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('percent_off')
  const [amount, setAmount] = useState('')
  const [plan, setPlan] = useState<(typeof plans)[number]['value']>('')
  const [lastDay, setLastDay] = useState('')
  const [most, setMost] = useState('')
  const isPercentage = kind === 'percent_off'
  const value = valueFrom(amount, isPercentage ? null : currency)
  const needed = isPercentage ? 'Type a whole number from 1 to 100.' : `Type an amount in ${currency} above zero.`
  const body = {
    ...{ code, kind, value, currency },
    planKey: plan === '' ? null : plan,
    lastDay: lastDay === '' ? null : lastDay,
    maxRedemptions: /^\d+$/.test(most) ? Number(most) : null,
  }
  const shown = (given: number) => (isPercentage ? `${given}%` : formatMoney({ minor: given, currency }))
  return (
    <Panel title="Add a coupon">
      <ActForm
        address={consoleRoutes.coupons}
        body={value === null ? null : body}
        parse={pricesFrom}
        confirm={code === '' ? 'Add the coupon' : `Add ${code}`}
        consequences={[
          ...(value === null ? [] : [`${kinds.find((one) => one.value === kind)?.label}: ${shown(value)}.`]),
          'Renewals cost the same as without it.',
          'It works for a first plan, once for each customer, and never raises a price.',
        ]}
        onDone={onDone}
      >
        <TextField
          label="Code"
          name="code"
          required
          pattern="[A-Z0-9_\-]{3,32}"
          maxLength={32}
          value={code}
          onChange={(text) => setCode(text.toUpperCase())}
          hint="Capitals, digits, - and _."
        />
        <SelectField label="Kind" name="kind" value={kind} options={kinds} onChange={setKind} />
        <TextField
          label={isPercentage ? 'Percent' : `Amount in ${currency}`}
          name="value"
          inputMode="decimal"
          required
          value={amount}
          wrong={amount !== '' && value === null ? needed : null}
          onChange={setAmount}
        />
        <SelectField label="Plan" name="plan" value={plan} options={plans} onChange={setPlan} />
        <TextField label="Last day (empty: no end)" name="lastDay" type="date" value={lastDay} onChange={setLastDay} />
        <TextField
          label="Maximum uses (empty: no limit)"
          name="most"
          inputMode="numeric"
          pattern="\d*"
          maxLength={7}
          value={most}
          onChange={setMost}
        />
      </ActForm>
    </Panel>
  )
}
