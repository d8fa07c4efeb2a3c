import type { PricesReply } from '#domain/api/console/prices.ts'
import { formatMoney } from '#domain/billing/money.ts'

type Price = PricesReply['prices'][number]

const people = (count: number): string => (count === 1 ? '1 subscriber' : `${count} subscribers`)

/** The subscribers affected if a new renewal price replaces the current one, a sentence for each group. */
export function concernedBy(price: Price, renewalMinor: number, announceFrom: string | null): readonly string[] {
  const { currency, subscribers, renewalDays } = price
  const text = (minor: number) => formatMoney({ minor, currency })
  const count = (of: (paid: number) => boolean) =>
    subscribers.filter((one) => of(one.renewalMinor)).reduce((sum, one) => sum + one.count, 0)
  const [asked, lowered, same] = [
    count((paid) => paid < renewalMinor),
    count((paid) => paid > renewalMinor),
    count((paid) => paid === renewalMinor),
  ]
  if (announceFrom === null)
    return [`Existing subscribers keep the price they agreed to: ${people(asked + lowered + same)}.`]
  return [
    ...(asked > 0
      ? [
          `Now paying less than ${text(renewalMinor)}: ${people(asked)}. Each is asked by email 30 days before; without their consent the plan ends with its period.`,
        ]
      : []),
    ...(lowered > 0
      ? [`Now paying more: ${people(lowered)}. Each is told by email, and then pays ${text(renewalMinor)}.`]
      : []),
    ...(same > 0 ? [`Already paying that: ${people(same)}. They are not notified.`] : []),
    ...(asked + lowered + same === 0 ? [`Nobody has subscribed to this plan in ${currency}.`] : []),
    `It applies to renewals every ${renewalDays} days from ${announceFrom}. It can be withdrawn until the first notice is sent.`,
  ]
}
