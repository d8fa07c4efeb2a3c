import type Stripe from 'stripe'
import { brand } from '#domain/brand.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { isOfMove } from './free-days.ts'
import { activeSchedule } from './scheduled-price.ts'
import { stripeCall } from './stripe-client.ts'

/** Maximum characters of a line on a bank statement. */
const STATEMENT_MAX = 22
const MARK = 'TRIAL OVER'

/** The statement line of the first charge after a trial: the mark, after as much of the seller's name as fits. */
export function trialOverLine(name: string): string {
  const plain = name.toUpperCase().replaceAll(/[^A-Z0-9 .-]/g, '')
  return `${plain.slice(0, STATEMENT_MAX - MARK.length - 1).trim()} ${MARK}`.trim()
}

/**
 * Hours after the start of a period in which its invoice may still be a draft; Stripe keeps it a draft for one hour.
 */
const DRAFT_HOURS = 3

const lengthOf = ({ lines }: Stripe.Invoice): number => {
  const [line] = lines.data
  return line === undefined ? 0 : line.period.end - line.period.start
}

/**
 * Marks the invoice of the first charge after a period of another length, since card networks require the statement to
 * show the end of a trial. Only a draft can be marked, within the hour that Stripe leaves for it. Other renewals stay
 * unmarked.
 * @throws as `stripeCall`
 */
export async function markTrialOver(stripe: Stripe, subscription: Stripe.Subscription, now: Date): Promise<void> {
  const begun = (subscription.items.data[0]?.current_period_start ?? 0) * 1000
  const isDraftTime = now.getTime() - begun < DRAFT_HOURS * MS_PER_HOUR
  // A subscription with a schedule is moving to another plan that its customer chose, and was not on a trial before.
  if (subscription.status !== 'active' || !isDraftTime || activeSchedule(subscription) !== null) return
  const { data } = await stripeCall(stripe.invoices.list({ subscription: subscription.id, limit: 5 }))
  const [draft, first, earlier] = data.filter((invoice) => !isOfMove(invoice))
  const isSecond = draft?.status === 'draft' && first !== undefined && earlier === undefined
  const line = trialOverLine(brand.name)
  if (!isSecond || lengthOf(draft) === lengthOf(first) || draft.statement_descriptor === line) return
  await stripeCall(stripe.invoices.update(draft.id, { statement_descriptor: line }))
}
