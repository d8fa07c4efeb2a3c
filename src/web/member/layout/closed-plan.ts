import type { MemberView } from '#domain/api/member/member.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { momentDayText } from '#web/member/words/moments.ts'

export type ClosedPlan = { readonly title: string; readonly lead: string }

/** What a plan waits for that is closed for a while; null if there is none, so that one can be bought. */
export function closedPlan({ pausedUntil, isUnpaid }: Pick<MemberView, 'pausedUntil' | 'isUnpaid'>): ClosedPlan | null {
  const { billingPause, billingOpen } = memberWords
  if (isUnpaid === true) return billingOpen
  return pausedUntil === undefined
    ? null
    : { title: billingPause.title, lead: billingPause.until(momentDayText(pausedUntil)) }
}
