import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import type { Money } from './money.ts'
import type { AgreedPlan, Agreement, Charge, PriceProposal, Purchase } from './purchase.ts'
import { isLive } from './subscription.ts'

/**
 * Whether a period that begins then is one of those from a moment on. Providers tell the end of one period and the start
 * of the next up to a day apart; no period is shorter than a week.
 */
export const isFrom = (start: Date, moment: Date): boolean => start.getTime() >= moment.getTime() - MS_PER_DAY

const changesBy = ({ changes }: Agreement, start: Date) =>
  changes.filter(({ appliesFrom }) => isFrom(start, appliesFrom))

/** What was agreed for a renewal whose period begins then. */
export const agreedRenewal = (agreement: Agreement, start: Date): Money =>
  changesBy(agreement, start).at(-1)?.renewal ?? agreement.renewal

/** The plan that was chosen after the order for a period that begins then; null where it is the order's own. */
export const agreedPlan = (agreement: Agreement, start: Date): AgreedPlan | null =>
  changesBy(agreement, start).findLast(({ plan }) => plan !== undefined)?.plan ?? null

/** Days that were agreed for a renewal whose period begins then. */
export const agreedDays = (agreement: Agreement, start: Date): number =>
  agreedPlan(agreement, start)?.days ?? agreement.renewalDays

type Due = Pick<Charge, 'kind' | 'period'>

/** What was agreed for a charge. */
export const agreedFor = (agreement: Agreement, { kind, period }: Due): Money =>
  kind === 'initial' ? agreement.first : agreedRenewal(agreement, period.start)

/**
 * What a charge has to bring for its period to be paid for. A customer who agreed to more
 * and was asked for the price before does not suffer for it. Prices of a plan that was left do not count.
 */
export function leastFor(agreement: Agreement, charge: Due): Money {
  if (charge.kind === 'initial') return agreement.first
  const changes = changesBy(agreement, charge.period.start)
  const chosen = changes.findLastIndex(({ plan }) => plan !== undefined)
  const sincePlan = changes.slice(Math.max(chosen, 0)).map(({ renewal }) => renewal)
  const prices = chosen === -1 ? [agreement.renewal, ...sincePlan] : sincePlan
  return prices.reduce((least, price) => (price.minor < least.minor ? price : least))
}

/** Days before its first charge on which a new price is announced: as early as the law of California allows. */
const NOTICE_BEFORE = 30
/** The fewest days before its first charge on which a higher price may still be announced. */
const RAISE_NOTICE_BEFORE = 7
/** The same for a lower one, which PayPal wants to hear of ten days before its bill. */
const LOWER_NOTICE_BEFORE = 14
/** Days before the first charge on which a customer who has not answered is reminded. */
const REMINDED_BEFORE = 7
/** No reminder comes sooner than these days after the announcement. */
const REMINDED_AFTER = 3
/** Days before the first charge on which a plan whose owner has not answered is set to end. */
const DECIDED_BEFORE = 1

/** First charges up to then are decided by now. */
export const decidedUpTo = (now: Date): Date => plusDays(now, DECIDED_BEFORE)

/** A new renewal price for those who have subscribed already, as the operator announced it. */
export type AnnouncedPrice = {
  readonly id: string
  readonly renewal: Money
  readonly renewalDays: number
  /** Renewals at or after this moment are meant. */
  readonly appliesFrom: Date
}

type Prices = Pick<PriceProposal, 'before' | 'after'>
type Dated = Prices & Pick<PriceProposal, 'appliesFrom'>

/** Whether it needs a yes: a lower price does not. */
export const isRaise = ({ before, after }: Prices): boolean => after.minor > before.minor

export const noticeFrom = ({ appliesFrom }: Dated): Date => plusDays(appliesFrom, -NOTICE_BEFORE)
export const noticeUntil = (price: Dated): Date =>
  plusDays(price.appliesFrom, isRaise(price) ? -RAISE_NOTICE_BEFORE : -LOWER_NOTICE_BEFORE)
export const remindedFrom = ({ appliesFrom }: Dated, notifiedAt: Date): Date =>
  new Date(Math.max(plusDays(appliesFrom, -REMINDED_BEFORE).getTime(), plusDays(notifiedAt, REMINDED_AFTER).getTime()))
/** From then on a plan is set to end whose owner has not said yes. */
export const decidedFrom = ({ appliesFrom }: Pick<PriceProposal, 'appliesFrom'>): Date =>
  plusDays(appliesFrom, -DECIDED_BEFORE)

/**
 * What an announced price comes to for one purchase, or null where it comes to nothing: it ends anyhow, or costs that
 * already. It applies from the end of the first period that is late enough to be announced in time; a price that was
 * agreed before holds for one period at least.
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

/** Whether the next renewal comes only if its owner says yes to a higher price. */
export function awaitsYes({ proposal, subscription }: Pick<Purchase, 'proposal' | 'subscription'>): boolean {
  const end = subscription?.period?.end
  if (proposal === null || end === undefined) return false
  return proposal.notifiedAt !== null && isRaise(proposal) && isFrom(end, proposal.appliesFrom)
}
