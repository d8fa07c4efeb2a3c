import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import type { Money } from './money.ts'
import type { AgreedPlan, Agreement, Charge, PriceProposal, Purchase } from './purchase.ts'
import { isLive } from './subscription.ts'

/**
 * Whether a period that starts at `start` counts as one from `moment` on. Providers report the end of one period and
 * the start of the next up to a day apart, so a day less is allowed; no period is shorter than a week.
 */
export const isFrom = (start: Date, moment: Date): boolean => start.getTime() >= moment.getTime() - MS_PER_DAY

const changesBy = ({ changes }: Agreement, start: Date) =>
  changes.filter(({ appliesFrom }) => isFrom(start, appliesFrom))

/** The amount agreed for a renewal whose period starts at `start`. */
export const agreedRenewal = (agreement: Agreement, start: Date): Money =>
  changesBy(agreement, start).at(-1)?.renewal ?? agreement.renewal

/** The plan chosen after the order that applies to a period starting at `start`; null if the order's own plan does. */
export const agreedPlan = (agreement: Agreement, start: Date): AgreedPlan | null =>
  changesBy(agreement, start).findLast(({ plan }) => plan !== undefined)?.plan ?? null

/** The number of days agreed for a renewal whose period starts at `start`. */
export const agreedDays = (agreement: Agreement, start: Date): number =>
  agreedPlan(agreement, start)?.days ?? agreement.renewalDays

type Due = Pick<Charge, 'kind' | 'period'>

/** The amount agreed for a charge. */
export const agreedFor = (agreement: Agreement, { kind, period }: Due): Money =>
  kind === 'initial' ? agreement.first : agreedRenewal(agreement, period.start)

/**
 * The least that a charge must amount to for its period to count as paid. A customer who agreed to a higher price but
 * was charged the earlier one loses nothing. Prices of an earlier plan do not count.
 */
export function leastAmountFor(agreement: Agreement, charge: Due): Money {
  if (charge.kind === 'initial') return agreement.first
  const changes = changesBy(agreement, charge.period.start)
  const chosen = changes.findLastIndex(({ plan }) => plan !== undefined)
  const sincePlan = changes.slice(Math.max(chosen, 0)).map(({ renewal }) => renewal)
  const prices = chosen === -1 ? [agreement.renewal, ...sincePlan] : sincePlan
  return prices.reduce((least, price) => (price.minor < least.minor ? price : least))
}

/** A new price is announced this many days before its first charge: as early as the law of California allows. */
const NOTICE_BEFORE = 30
/** A higher price may be announced up to this many days before its first charge. */
const RAISE_NOTICE_BEFORE = 7
/** The same for a lower price, of which PayPal must be told ten days before it bills. */
const LOWER_NOTICE_BEFORE = 14
/** A customer who has not answered is reminded this many days before the first charge. */
const REMINDED_BEFORE = 7
/** No reminder is sent sooner than this many days after the announcement. */
const REMINDED_AFTER = 3
/** If the customer has not answered, the plan is set to end this many days before the first charge. */
const DECIDED_BEFORE = 1

/** Price changes whose first charge is due by this moment are decided now. */
export const decidedUpTo = (now: Date): Date => plusDays(now, DECIDED_BEFORE)

/** A new renewal price for existing subscribers, as announced by the operator. */
export type AnnouncedPrice = {
  readonly id: string
  readonly renewal: Money
  readonly renewalDays: number
  /** It applies to renewals at or after this moment. */
  readonly appliesFrom: Date
}

type Prices = Pick<PriceProposal, 'before' | 'after'>
type Dated = Prices & Pick<PriceProposal, 'appliesFrom'>

/** Whether the change needs the customer's consent; a lower price does not. */
export const isRaise = ({ before, after }: Prices): boolean => after.minor > before.minor

export const noticeFrom = ({ appliesFrom }: Dated): Date => plusDays(appliesFrom, -NOTICE_BEFORE)
export const noticeUntil = (price: Dated): Date =>
  plusDays(price.appliesFrom, isRaise(price) ? -RAISE_NOTICE_BEFORE : -LOWER_NOTICE_BEFORE)
export const remindedFrom = ({ appliesFrom }: Dated, notifiedAt: Date): Date =>
  new Date(Math.max(plusDays(appliesFrom, -REMINDED_BEFORE).getTime(), plusDays(notifiedAt, REMINDED_AFTER).getTime()))
/** From this moment on the plan is set to end if the customer has not consented. */
export const decidedFrom = ({ appliesFrom }: Pick<PriceProposal, 'appliesFrom'>): Date =>
  plusDays(appliesFrom, -DECIDED_BEFORE)

/**
 * The proposal that an announced price makes for one purchase, or null if it makes none: the purchase ends anyway,
 * costs that already, or renews in another currency or period. It applies from the end of the first period late enough
 * to be announced in time, and a price agreed to earlier holds for at least one period.
 */
export function proposalFrom(purchase: Purchase, price: AnnouncedPrice, now: Date): PriceProposal | null {
  const { agreement, subscription } = purchase
  if (subscription === null || subscription.period === null || purchase.endingBecause !== null) return null
  if (!isLive(subscription) || subscription.cancelAtPeriodEnd) return null
  const last = agreement.changes.at(-1)
  const before = last?.renewal ?? agreement.renewal
  const isAnother = before.currency === price.renewal.currency && before.minor !== price.renewal.minor
  const days = last === undefined ? agreement.renewalDays : agreedDays(agreement, last.appliesFrom)
  if (!isAnother || days !== price.renewalDays) return null
  const to = (appliesFrom: Date): PriceProposal => ({
    changeId: price.id,
    before,
    after: price.renewal,
    appliesFrom,
    notifiedAt: null,
    isToApprove: false,
  })
  const isTooEarly = (at: Date): boolean =>
    at < price.appliesFrom || noticeUntil(to(at)) < now || (last !== undefined && isFrom(last.appliesFrom, at))
  let at = subscription.period.end
  while (isTooEarly(at)) at = plusDays(at, agreedDays(agreement, at))
  return to(at)
}

/** Whether the next renewal happens only if the customer consents to a higher price. */
export function awaitsYes({ proposal, subscription }: Pick<Purchase, 'proposal' | 'subscription'>): boolean {
  const end = subscription?.period?.end
  if (proposal === null || end === undefined) return false
  return proposal.notifiedAt !== null && isRaise(proposal) && isFrom(end, proposal.appliesFrom)
}
