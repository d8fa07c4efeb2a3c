import { useState } from 'react'
import { PricesReply } from '#domain/api/console/prices.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { formatMoney, majorUnits } from '#domain/billing/money.ts'
import { planText } from '#web/console/data/money-words.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentOrNone } from '#web/console/ui/moment-text.ts'
import { Done, Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { AddCoupon } from './add-coupon.tsx'
import { ReplacePrice } from './replace-price.tsx'

const pricesFrom = parserOf(PricesReply)
type Price = PricesReply['prices'][number]
type Coupon = PricesReply['coupons'][number]
type ChosenAct =
  | { readonly kind: 'replace'; readonly price: Price }
  | { readonly kind: 'withdraw'; readonly price: Price }
  | { readonly kind: 'end'; readonly coupon: Coupon }

const amountOf = (minor: number, { currency }: Price) => ({
  value: majorUnits({ minor, currency }),
  text: formatMoney({ minor, currency }),
})

const priceColumns = (choose: (chosen: ChosenAct) => void): readonly Column<Price>[] => [
  { title: 'Plan', isText: true, value: ({ planName }) => planName },
  { title: 'Id', value: ({ externalId }) => externalId },
  {
    title: 'First period',
    isNumber: true,
    value: (price) => amountOf(price.firstMinor, price).value,
    cell: (price) => `${amountOf(price.firstMinor, price).text} / ${price.firstDays} days`,
  },
  {
    title: 'Renewal',
    isNumber: true,
    value: (price) => amountOf(price.renewalMinor, price).value,
    cell: (price) => `${amountOf(price.renewalMinor, price).text} / ${price.renewalDays} days`,
  },
  { title: 'Days of the first period', onlyIn: 'file', value: ({ firstDays }) => firstDays },
  { title: 'Days of a renewal', onlyIn: 'file', value: ({ renewalDays }) => renewalDays },
  { title: 'Currency', onlyIn: 'file', value: ({ currency }) => currency },
  {
    title: 'Subscribers, by renewal',
    titleInFile: 'Subscribers',
    value: ({ subscribers }) => subscribers.reduce((sum, { count }) => sum + count, 0),
    cell: (price) =>
      price.subscribers
        .map(({ renewalMinor, count }) => `${count} at ${amountOf(renewalMinor, price).text}`)
        .join('; ') || 'none',
  },
  {
    title: 'Of them at this renewal',
    onlyIn: 'file',
    value: ({ subscribers, renewalMinor }) =>
      subscribers.find((each) => each.renewalMinor === renewalMinor)?.count ?? 0,
  },
  {
    title: 'Announced from',
    value: ({ announced }) => momentOrNone(announced?.appliesFrom ?? null),
  },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (price) => (
      <>
        <Action onClick={() => choose({ kind: 'replace', price })}>New price</Action>{' '}
        {price.announced?.notified === 0 && (
          <Action onClick={() => choose({ kind: 'withdraw', price })}>Withdraw announcement</Action>
        )}
      </>
    ),
  },
]

const worth = ({ amountMinor: minor, currency, percent, kind }: Coupon): string => {
  if (minor === null || currency === null) return `${percent ?? 0}% off`
  const amount = formatMoney({ minor, currency })
  return kind === 'fixed_price' ? `costs ${amount}` : `${amount} off`
}

const couponColumns = (choose: (chosen: ChosenAct) => void): readonly Column<Coupon>[] => [
  { title: 'Code', value: ({ code }) => code },
  { title: 'First period', titleInFile: 'Kind', value: ({ kind }) => kind, cell: worth },
  { title: 'Percent', onlyIn: 'file', value: ({ percent }) => percent },
  {
    title: 'Amount',
    onlyIn: 'file',
    value: ({ amountMinor: minor, currency }) =>
      minor === null || currency === null ? null : majorUnits({ minor, currency }),
  },
  { title: 'Currency', onlyIn: 'file', value: ({ currency }) => currency },
  { title: 'Plan', value: ({ planKey }) => (planKey === null ? 'every plan' : planText(planKey)) },
  { title: 'Ends', value: ({ endsAt }) => momentOrNone(endsAt) },
  { title: 'Redeemed', isNumber: true, value: ({ redeemed }) => redeemed },
  { title: 'At most', isNumber: true, value: ({ maxRedemptions }) => maxRedemptions },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (coupon) =>
      coupon.endsAt === null || Date.parse(coupon.endsAt) > Date.now() ? (
        <Action onClick={() => choose({ kind: 'end', coupon })}>End</Action>
      ) : (
        <Quiet>ended</Quiet>
      ),
  },
]

type ChosenActProps = { readonly chosen: ChosenAct; readonly onDone: () => void; readonly onCancel: () => void }

function ChosenAct({ chosen, ...on }: ChosenActProps) {
  if (chosen.kind === 'replace') return <ReplacePrice price={chosen.price} {...on} />
  const act =
    chosen.kind === 'withdraw'
      ? {
          title: `Withdraw the announcement for ${chosen.price.planName}`,
          address: filled(consoleRoutes.priceWithdraw, { id: chosen.price.id }),
          consequences: [
            'Nobody has been notified yet. Subscribers stay at their price; new buyers still pay the new one.',
          ],
        }
      : {
          title: `End ${chosen.coupon.code ?? 'the coupon'}`,
          address: filled(consoleRoutes.couponEnd, { id: chosen.coupon.id }),
          consequences: ['From now on nobody can use this code. What was bought with it stays as it is.'],
        }
  return (
    <Panel title={act.title} takesFocus>
      <ActForm
        address={act.address}
        body={{}}
        parse={pricesFrom}
        confirm={act.title}
        consequences={act.consequences}
        {...on}
      />
    </Panel>
  )
}

/** The prices and coupons on sale, and the acts that replace or end them. */
export function PricesPage() {
  const { data, reload } = useConsoleData(consoleRoutes.prices, pricesFrom)
  const [chosen, setChosen] = useState<ChosenAct | null>(null)
  const [times, setTimes] = useState(0)
  const finish = () => {
    setChosen(null)
    setTimes((count) => count + 1)
    reload()
  }
  return (
    <>
      {times > 0 && chosen === null && <Done>Done.</Done>}
      {chosen !== null && (
        <ChosenAct
          key={`${chosen.kind} ${chosen.kind === 'end' ? chosen.coupon.id : chosen.price.id}`}
          chosen={chosen}
          onDone={finish}
          onCancel={() => setChosen(null)}
        />
      )}
      <WhenLoaded data={data}>
        {({ prices, coupons }) => (
          <>
            <Panel title="On sale">
              <DataTable
                caption="Prices"
                columns={priceColumns(setChosen)}
                rows={prices}
                rowKey={({ id }) => id}
                empty="Nothing is on sale."
                file="prices"
              />
            </Panel>
            <Panel title="Coupons">
              <DataTable
                caption="Coupons"
                columns={couponColumns(setChosen)}
                rows={coupons}
                rowKey={({ id }) => String(id)}
                empty="There is no coupon."
                file="coupons"
              />
            </Panel>
            <AddCoupon key={times} currency={prices[0]?.currency ?? 'USD'} onDone={finish} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
