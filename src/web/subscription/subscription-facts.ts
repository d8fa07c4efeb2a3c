import type { SubscriptionView } from '#domain/api/subscription.ts'
import { fullDayText } from '#web/words/dates.ts'
import { planNameText } from '#web/words/plan-name.ts'
import { priceChangeWords } from './data/price-change-words.ts'
import { isCancellable, paidUntil, subscriptionStatusOf } from './data/subscription-status.ts'
import { cardText, owedText, renewalText } from './data/subscription-text.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import type { Fact } from './fact-list.tsx'

function owedFacts(owed: SubscriptionView['owed']): readonly Fact[] {
  const { facts } = subscriptionWords
  if (owed === null) return []
  const { nextTryAt, isToApprove, canPayNow, endsAt } = owed
  return [
    { label: facts.owed, text: owedText(owed) },
    ...(nextTryAt === null || isToApprove ? [] : [{ label: facts.nextTry, text: fullDayText(nextTryAt) }]),
    ...(canPayNow ? [{ label: facts.tried, text: facts.everyDay }] : []),
    { label: facts.lastDay, text: fullDayText(endsAt) },
  ]
}

/** Until when a paused plan is open; that it is closed once its paid days are over. */
const pausedText = ({ accessUntil, pause }: SubscriptionView): string => {
  const { facts } = subscriptionWords
  return accessUntil === null ? facts.closed(fullDayText(pause?.until ?? '')) : fullDayText(accessUntil)
}

/** The facts about a subscription for its owner; facts that are unknown or do not matter are left out. */
export function subscriptionFacts(view: SubscriptionView): readonly Fact[] {
  const { facts } = subscriptionWords
  const status = subscriptionStatusOf(view)
  const isLive = isCancellable(status)
  const next = view.renewal === null || status === 'owing' ? null : renewalText(view.renewal)
  const dated = (label: string, moment: string | null): readonly Fact[] =>
    moment === null ? [] : [{ label, text: fullDayText(moment) }]
  return [
    { label: facts.plan, text: planNameText(view.planName) },
    ...(next === null ? [] : [{ label: facts.next, text: next }]),
    ...(status === 'asked' ? [{ label: facts.next, text: priceChangeWords.noNext }] : []),
    ...(status === 'ending' || status === 'lapsing' ? [{ label: facts.next, text: facts.noNext }] : []),
    ...owedFacts(view.owed),
    ...(isLive && view.card !== null ? [{ label: facts.card, text: cardText(view.card) }] : []),
    ...(status === 'paused' ? [{ label: facts.until, text: pausedText(view) }] : []),
    ...(status === 'intro' || status === 'renewing' || status === 'paused' ? [] : dated(facts.until, paidUntil(view))),
    ...(status === 'over' ? dated(facts.ended, view.endedAt) : []),
    ...dated(facts.since, view.startedAt),
  ]
}
