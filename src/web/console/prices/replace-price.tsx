import { useState } from 'react'
import { PricesReply } from '#domain/api/console/prices.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { exponentOf, formatMoney, majorUnits } from '#domain/billing/money.ts'
import { ANNOUNCED_DAYS, earliestDay } from '#domain/billing/price-announcement.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { minorFrom } from '#web/console/ui/minor-from.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { concernedBy } from './concerned.ts'

const pricesFrom = parserOf(PricesReply)
type Price = PricesReply['prices'][number]

type ReplacePriceProps = {
  readonly price: Price
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The form that replaces a price, with the subscribers affected. */
export function ReplacePrice({ price, onDone, onCancel }: ReplacePriceProps) {
  const { currency } = price
  const typed = (minor: number) => majorUnits({ minor, currency }).toFixed(exponentOf(currency))
  const [first, setFirst] = useState(typed(price.firstMinor))
  const [renewal, setRenewal] = useState(typed(price.renewalMinor))
  const [reach, setReach] = useState<'new' | 'all'>('new')
  const earliest = earliestDay(new Date().toISOString().slice(0, 10))
  const [from, setFrom] = useState(earliest)
  const [firstMinor, renewalMinor] = [minorFrom(first, currency), minorFrom(renewal, currency)]
  const isPossible = firstMinor !== null && renewalMinor !== null && renewalMinor >= 50
  const announceFrom = reach === 'all' ? from : null
  const text = (minor: number) => formatMoney({ minor, currency })
  const needed = `Type two amounts in ${currency}; a renewal costs at least ${text(50)}.`
  return (
    <Panel title={`A new price for ${price.planName}, ${price.externalId}`} takesFocus>
      <ActForm
        address={filled(consoleRoutes.priceReplace, { id: price.id })}
        body={isPossible ? { firstMinor, renewalMinor, announceFrom } : null}
        parse={pricesFrom}
        confirm={isPossible ? `Sell at ${text(firstMinor)}, then ${text(renewalMinor)}` : 'Sell at this price'}
        consequences={
          isPossible
            ? [
                `New buyers pay ${text(firstMinor)} for ${price.firstDays} days, then ${text(renewalMinor)} every ${price.renewalDays} days, from now on.`,
                ...concernedBy(price, renewalMinor, announceFrom),
                'With Stripe, bind the new price in the settings and restart before anybody buys at it.',
              ]
            : [needed]
        }
        onDone={onDone}
        onCancel={onCancel}
      >
        <TextField
          label={`First ${price.firstDays} days, ${currency}`}
          name="first"
          inputMode="decimal"
          required
          value={first}
          wrong={firstMinor === null ? needed : null}
          onChange={setFirst}
        />
        <TextField
          label={`Each ${price.renewalDays} days after, ${currency}`}
          name="renewal"
          inputMode="decimal"
          required
          value={renewal}
          wrong={isPossible ? null : needed}
          onChange={setRenewal}
        />
        <SelectField
          label="For"
          name="reach"
          value={reach}
          options={[
            { value: 'new', label: 'New buyers only' },
            { value: 'all', label: 'New buyers, and announced to subscribers' },
          ]}
          onChange={setReach}
        />
        {reach === 'all' && (
          <TextField
            label="First day for subscribers"
            name="from"
            type="date"
            required
            value={from}
            onChange={setFrom}
            hint={`${earliest} at the earliest: ${ANNOUNCED_DAYS} days of notice.`}
          />
        )}
      </ActForm>
    </Panel>
  )
}
