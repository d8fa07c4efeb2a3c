import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { MemberSettings } from '#domain/api/member/member.ts'
import type { ReviewAnswer } from '#domain/api/member/review.ts'
import { dayOfMonth, monthName, weekdayName } from '#domain/day-names.ts'
import type { Decision } from '#domain/plan-review/review.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { lifeEventNames } from '#domain/weight-filter/life-event-names.ts'
import { isDayEvent, isHealthEvent } from '#domain/weight-filter/life-events.ts'
import type { PlannedMeal } from '#planner/week/week-plan.ts'
import type { MemberChoice } from '#server/members/member/member-choice.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { amountText, slotWords } from '#server/planner-pool/words/phrases.ts'

/** The week that a sentence is about, and the week that the member is in. */
export type WeekInPlan = { readonly startsOn: IsoDate; readonly week: number; readonly currentWeek: number }

/** "November 30". */
const dateText = (day: IsoDate): string => `${monthName(day)} ${dayOfMonth(day)}`

const dayAt = ({ startsOn, week }: WeekInPlan, day: number): IsoDate => addDays(startOfWeek(startsOn, week), day)

/** "Tuesday" in the current week, "Tuesday, December 1" in any other. */
export function dayText(at: WeekInPlan, day: number): string {
  const date = dayAt(at, day)
  return at.week === at.currentWeek ? weekdayName(date) : `${weekdayName(date)}, ${dateText(date)}`
}

/** "Tuesday’s dinner" in the current week, "dinner on Tuesday, December 1" in any other. */
export function mealText(at: WeekInPlan, day: number, slot: PlannedMeal['slot']): string {
  const name = slotWords[slot]
  return at.week === at.currentWeek ? `${dayText(at, day)}’s ${name}` : `${name} on ${dayText(at, day)}`
}

const weekText = (startsOn: IsoDate, week: number): string => `week of ${dateText(startOfWeek(startsOn, week))}`

export const replanned = (startsOn: IsoDate, week: number): string =>
  `We planned the ${weekText(startsOn, week)} again.`

export const replannedWhenOpened = (startsOn: IsoDate, week: number): string =>
  `We will plan the ${weekText(startsOn, week)} again when you open it.`

export const weekIsBack = (startsOn: IsoDate, week: number): string =>
  `The ${weekText(startsOn, week)} is as it was before.`

/** What of the current week stays although the food that it was given is withdrawn. */
export const weekStays = (startsOn: IsoDate, week: number): string =>
  `What is planned for the ${weekText(startsOn, week)} stays; after it your plan is as it was before.`

/** A raise for safety rested on a reading that is gone. */
export const RAISE_WITHDRAWN = 'Without that reading there is no reason for more food, so we took it back.'

/** What a member did, as the list of last changes shows it. */
export const doneSentences = {
  swapped: (meal: string): string => `You swapped ${meal}.`,
  doubled: (meal: string): string => `You chose to cook double for ${meal}.`,
  invited: (meal: string, guests: number): string =>
    guests === 0
      ? `You expect no guests for ${meal}.`
      : `You expect ${guests === 1 ? 'a guest' : `${guests} guests`} for ${meal}.`,
  locked: (meal: string): string => `You locked ${meal}.`,
  unlocked: (meal: string): string => `You unlocked ${meal}.`,
  moved: (meal: string): string => `You moved ${meal}.`,
  mealAnew: (meal: string): string => `You had ${meal} planned anew.`,
  dayAnew: (day: string): string => `You had ${day} planned anew.`,
  weekAnew: 'You had the rest of the week planned anew.',
  disliked: (title: string): string => `You said no to ${title}.`,
  favoured: (title: string): string => `You made ${title} a favourite.`,
  unmarked: (title: string): string => `You removed your mark from ${title}.`,
  banned: (food: string): string => `You ruled out ${food}.`,
  allowed: (food: string): string => `You allowed ${food} again.`,
  told: (event: LifeEventRequest): string => `You told us: ${eventText(event)}.`,
  tookBack: (event: LifeEventRequest): string => `You deleted: ${eventText(event)}.`,
  kept: 'You chose to keep your plan as it is.',
  proposeAgain: 'You chose to have changes proposed again.',
  chose: ({ aim, pace }: Pick<MemberChoice, 'aim' | 'pace'>): string =>
    aim === 'KEEP'
      ? 'You chose to keep your weight.'
      : pace === 'SLOW'
        ? 'You chose to lose weight at a slow pace.'
        : 'You chose to lose weight.',
  namedClasses: 'You chose to have classes of the body mass index named.',
  unnamedClasses: 'You chose not to have classes of the body mass index named.',
} as const

const settingNames = {
  units: 'units',
  mealsADay: 'meals a day',
  diets: 'way of eating',
  restrictions: 'foods to leave out',
  cookingSkill: 'cooking skill',
  timeCooking: 'cooking time',
  variety: 'how often a dish comes again',
  eaters: 'people who eat with you',
} as const satisfies Record<keyof MemberSettings, string>

/** "You changed your settings: meals a day, cooking time." */
export function settingsChanged(before: MemberSettings, after: MemberSettings): string {
  const names = Object.entries(settingNames).flatMap(([key, name]) => {
    const field = key as keyof MemberSettings
    return JSON.stringify(before[field]) === JSON.stringify(after[field]) ? [] : [name]
  })
  return `You changed your settings: ${names.join(', ')}.`
}

function eventText({ kind, from, to }: LifeEventRequest): string {
  const name = lifeEventNames[kind]
  if (isDayEvent(kind) || from === to) return `${name}, ${dateText(from)}`
  return to === null ? `${name}, since ${dateText(from)}` : `${name}, ${dateText(from)} to ${dateText(to)}`
}

/** What a life event means for the plan. */
export function eventEffect({ kind }: LifeEventRequest): string {
  if (isHealthEvent(kind) || kind === 'BREAK') return 'While it lasts, your plan holds your weight.'
  if (kind === 'NEW_SCALE') return 'A jump in your readings on this day does not count as a change in weight.'
  if (kind === 'RESET') return 'From this day your plan starts learning about you again.'
  if (kind === 'PAUSED') return 'No new week is planned until you go on, and nothing is proposed until two weeks after.'
  return 'Your plan proposes no changes until two weeks after it.'
}

/** Why a weigh-in changes what is planned already; the page advises a doctor. Empty for decisions that wait. */
export function safetyEffects(decision: Decision): readonly string[] {
  switch (decision.kind) {
    case 'HOLD':
      if (decision.reason === 'BREAK') return ['From today your plan holds your weight, for your break.']
      return ['From today your plan holds your weight, for your health.']
    case 'RAISE':
      if (decision.why === 'NEAR_UNDERWEIGHT') return ['You are close to the lowest healthy weight for your height.']
      return decision.why === 'TOO_FAST'
        ? ['You are losing faster than is safe.']
        : ['You weigh less than you want to.']
    case 'KEEP':
    case 'PROPOSE':
    case 'STEP':
    case 'ASK':
      return []
  }
}

type FirstStep = Extract<Decision, { kind: 'STEP' }> & { readonly from: IsoDate }

/** What a member's choice means for the plan. Without a step its energy fits already, or is held for safety. */
export function goalChosen({ aim }: Pick<MemberChoice, 'aim'>, first: FirstStep | null): readonly string[] {
  const meaning =
    aim === 'KEEP' ? 'Your plan keeps your weight where it is.' : 'Your plan leads you to the weight that you chose.'
  if (first === null) return [meaning, 'Your plan stays as it is for now.']
  const { target, towards, from } = first
  const begins = `From ${dateText(from)} your plan has ${amountText(target, 'kcal')} a day.`
  return target === towards
    ? [meaning, begins]
    : [meaning, begins, `It goes on week by week, in small steps, to about ${amountText(towards, 'kcal')} a day.`]
}

export const EVENT_GONE = 'Your plan no longer takes it into account.'

/** A member's answer to a review and its effects. `from` is the first day to which it applies. */
export function reviewAnswered(said: ReviewAnswer, energy: number, from: IsoDate): { done: string; changes: string[] } {
  if ('plateauAnswer' in said) {
    return said.plateauAnswer === null
      ? { done: 'You took back your answer about why your weight stood still.', changes: [] }
      : {
          done: 'You told us why your weight stood still.',
          changes: ['Your plan takes this into account when it reads your weights.'],
        }
  }
  const goesOn = `From ${dateText(from)} your plan has ${amountText(energy, 'kcal')} a day.`
  switch (said.answer) {
    case null:
      return { done: 'You took back your answer to the review of your plan.', changes: [goesOn] }
    case 'YES':
      return { done: 'You agreed to the change of your plan.', changes: [goesOn] }
    case 'KEEP':
      return { done: 'You kept your plan.', changes: [goesOn] }
    case 'KEEP_FOR_GOOD':
      return { done: 'You kept your plan for good.', changes: [goesOn, 'Your plan will propose no more changes.'] }
  }
}
