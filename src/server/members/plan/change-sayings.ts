import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { MemberSettings } from '#domain/api/member/member.ts'
import type { ReviewAnswer } from '#domain/api/member/review.ts'
import type { Decision } from '#domain/plan-review/review.ts'
import type { IsoDate } from '#domain/time.ts'
import { isHealthEvent } from '#domain/weight-filter/life-events.ts'
import type { MemberChoice } from '#server/members/member/member-choice.ts'
import { type Saying, settingNames } from './sayings.ts'

type FirstStep = Extract<Decision, { kind: 'STEP' }> & { readonly from: IsoDate }
type Answered = { readonly done: Saying; readonly changes: readonly Saying[] }

/** What a member chose to do with their weight. */
export const chose = ({ aim, pace }: Pick<MemberChoice, 'aim' | 'pace'>): Saying => ({
  say: aim === 'KEEP' ? 'keepWeight' : pace === 'SLOW' ? 'loseSlowly' : 'lose',
})

/** The settings that differ. */
export const settingsChanged = (before: MemberSettings, after: MemberSettings): Saying => ({
  say: 'settings',
  settings: settingNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])),
})

/** What a life event means for the plan. Meals leave out nothing for a pregnancy that is over. */
export function eventEffects({ kind, to }: LifeEventRequest, today: IsoDate): readonly Saying[] {
  const isOver = to !== null && to < today
  if (kind === 'PREGNANT_OR_BREASTFEEDING' && !isOver) return [{ say: 'holdsWeight' }, { say: 'leavesOutUnsafe' }]
  if (isHealthEvent(kind) || kind === 'BREAK') return [{ say: 'holdsWeight' }]
  if (kind === 'NEW_SCALE') return [{ say: 'newScale' }]
  if (kind === 'RESET') return [{ say: 'reset' }]
  return [{ say: kind === 'PAUSED' ? 'paused' : 'quiet' }]
}

/** Why a weigh-in changes what is planned already; the page advises a doctor. Empty for decisions that wait. */
export function safetyEffects(decision: Decision): readonly Saying[] {
  switch (decision.kind) {
    case 'HOLD':
      return [{ say: decision.reason === 'BREAK' ? 'heldForBreak' : 'heldForHealth' }]
    case 'RAISE':
      if (decision.why === 'NEAR_UNDERWEIGHT') return [{ say: 'nearUnderweight' }]
      return [{ say: decision.why === 'TOO_FAST' ? 'tooFast' : 'belowGoal' }]
    case 'KEEP':
    case 'PROPOSE':
    case 'STEP':
    case 'ASK':
      return []
  }
}

/** What a member's choice means for the plan. Without a step its energy fits already, or is held for safety. */
export function goalChosen({ aim }: Pick<MemberChoice, 'aim'>, first: FirstStep | null): readonly Saying[] {
  const meaning: Saying = { say: aim === 'KEEP' ? 'keepsWeight' : 'leads' }
  if (first === null) return [meaning, { say: 'staysForNow' }]
  const { target, towards, from } = first
  const begins: Saying = { say: 'energyFrom', from, kcal: target }
  return target === towards ? [meaning, begins] : [meaning, begins, { say: 'inSteps', kcal: towards }]
}

/** A member's answer to a review and its effects. `from` is the first day to which it applies. */
export function reviewAnswered(said: ReviewAnswer, kcal: number, from: IsoDate): Answered {
  if ('plateauAnswer' in said)
    return said.plateauAnswer === null
      ? { done: { say: 'plateauTakenBack' }, changes: [] }
      : { done: { say: 'plateauTold' }, changes: [{ say: 'plateauCounts' }] }
  const goesOn: Saying = { say: 'energyFrom', from, kcal }
  switch (said.answer) {
    case null:
      return { done: { say: 'reviewTakenBack' }, changes: [goesOn] }
    case 'YES':
      return { done: { say: 'reviewAgreed' }, changes: [goesOn] }
    case 'KEEP':
      return { done: { say: 'reviewKept' }, changes: [goesOn] }
    case 'KEEP_FOR_GOOD':
      return { done: { say: 'reviewKeptForGood' }, changes: [goesOn, { say: 'noMoreProposals' }] }
  }
}
