import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { MemberSettings } from '#domain/api/member/member.ts'
import type { ReviewAnswer } from '#domain/api/member/review.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import type { Decision } from '#domain/plan-review/review.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { lifeEventNames } from '#domain/weight-filter/life-event-names.ts'
import { isDayEvent, isHealthEvent } from '#domain/weight-filter/life-events.ts'
import type { PlannedMeal } from '#planner/week/week-plan.ts'
import type { MemberChoice } from '#server/members/member/member-choice.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { mealWords } from '#server/planner-pool/words/phrase-words.ts'
import { amountText, dateText, listText, weekdayDateText, weekdayOf } from '#server/planner-pool/words/phrases.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { changeWords, doneWords, effectWords } from './change-words.ts'

/** The week that a sentence is about, and the week that the member is in. */
export type WeekInPlan = { readonly startsOn: IsoDate; readonly week: number; readonly currentWeek: number }

const dayAt = ({ startsOn, week }: WeekInPlan, day: number): IsoDate => addDays(startOfWeek(startsOn, week), day)
const isCurrent = ({ week, currentWeek }: WeekInPlan): boolean => week === currentWeek

/** "Tuesday" in the current week, "Tuesday, December 1" in any other. */
export const dayText = (at: WeekInPlan, day: number, locale: LocaleTag): string =>
  (isCurrent(at) ? weekdayOf : weekdayDateText)(dayAt(at, day), locale)

/** "Tuesday’s dinner" in the current week, "dinner on Tuesday, December 1" in any other. */
export function mealText(at: WeekInPlan, day: number, slot: PlannedMeal['slot'], locale: LocaleTag): string {
  const { mealWords: words } = wordsIn(locale, { mealWords })
  return (isCurrent(at) ? words.ofDay : words.onDate)[slot](dayText(at, day, locale))
}

type FirstStep = Extract<Decision, { kind: 'STEP' }> & { readonly from: IsoDate }
type Answered = { readonly done: string; readonly changes: readonly string[] }

/** What changes in a plan, and what a member did, as sentences in their language. */
export function sentencesIn(locale: LocaleTag) {
  const words = wordsIn(locale, { changeWords, doneWords, effectWords, lifeEventNames })
  const { changeWords: change, doneWords: done, effectWords: effect } = words
  const weekOn = (startsOn: IsoDate, week: number): string => dateText(startOfWeek(startsOn, week), locale)
  const kcal = (energy: number): string => amountText(energy, 'kcal', locale)

  function eventText({ kind, from, to }: LifeEventRequest): string {
    const name = words.lifeEventNames[kind]
    if (isDayEvent(kind) || from === to) return done.eventOn(name, dateText(from, locale))
    return to === null
      ? done.eventSince(name, dateText(from, locale))
      : done.eventBetween(name, dateText(from, locale), dateText(to, locale))
  }

  return {
    replanned: (startsOn: IsoDate, week: number): string => change.replanned(weekOn(startsOn, week)),
    ownPlatesFollow: (startsOn: IsoDate, week: number): string => change.ownPlatesFollow(weekOn(startsOn, week)),
    replannedWhenOpened: (startsOn: IsoDate, week: number): string =>
      change.replannedWhenOpened(weekOn(startsOn, week)),
    weekIsBack: (startsOn: IsoDate, week: number): string => change.weekIsBack(weekOn(startsOn, week)),
    weekStays: (startsOn: IsoDate, week: number): string => change.weekStays(weekOn(startsOn, week)),
    raiseWithdrawn: change.raiseWithdrawn,
    eventGone: effect.eventGone,
    swapped: done.swapped,
    doubled: done.doubled,
    invited: (meal: string, guests: number): string => (guests === 0 ? done.noGuests(meal) : done.guests(guests, meal)),
    skipped: done.skipped,
    elsewhere: done.elsewhere,
    atHome: done.atHome,
    ownDish: done.ownDish,
    locked: done.locked,
    unlocked: done.unlocked,
    moved: done.moved,
    mealAnew: done.mealAnew,
    dayAnew: done.dayAnew,
    weekAnew: done.weekAnew,
    disliked: done.disliked,
    favoured: done.favoured,
    unmarked: done.unmarked,
    banned: done.banned,
    allowed: done.allowed,
    told: (event: LifeEventRequest): string => done.told(eventText(event)),
    tookBack: (event: LifeEventRequest): string => done.tookBack(eventText(event)),
    kept: done.kept,
    proposeAgain: done.proposeAgain,
    namedClasses: done.namedClasses,
    unnamedClasses: done.unnamedClasses,
    chose: ({ aim, pace }: Pick<MemberChoice, 'aim' | 'pace'>): string =>
      aim === 'KEEP' ? done.keepWeight : pace === 'SLOW' ? done.loseSlowly : done.lose,

    /** "You changed your settings: meals a day and cooking time." */
    settingsChanged: (before: MemberSettings, after: MemberSettings): string => {
      const names = Object.entries(done.setting).flatMap(([key, name]) => {
        const field = key as keyof MemberSettings
        return JSON.stringify(before[field]) === JSON.stringify(after[field]) ? [] : [name]
      })
      return done.settings(listText(names, locale))
    },

    /** What a life event means for the plan. */
    eventEffect: ({ kind }: LifeEventRequest): string => {
      if (isHealthEvent(kind) || kind === 'BREAK') return effect.holdsWeight
      if (kind === 'NEW_SCALE') return effect.newScale
      if (kind === 'RESET') return effect.reset
      return kind === 'PAUSED' ? effect.paused : effect.quiet
    },

    /** Why a weigh-in changes what is planned already; the page advises a doctor. Empty for decisions that wait. */
    safetyEffects: (decision: Decision): readonly string[] => {
      switch (decision.kind) {
        case 'HOLD':
          return decision.reason === 'BREAK' ? [effect.heldForBreak] : [effect.heldForHealth]
        case 'RAISE':
          if (decision.why === 'NEAR_UNDERWEIGHT') return [effect.nearUnderweight]
          return [decision.why === 'TOO_FAST' ? effect.tooFast : effect.belowGoal]
        case 'KEEP':
        case 'PROPOSE':
        case 'STEP':
        case 'ASK':
          return []
      }
    },

    /** What a member's choice means for the plan. Without a step its energy fits already, or is held for safety. */
    goalChosen: ({ aim }: Pick<MemberChoice, 'aim'>, first: FirstStep | null): readonly string[] => {
      const meaning = aim === 'KEEP' ? effect.keepsWeight : effect.leads
      if (first === null) return [meaning, effect.staysForNow]
      const { target, towards, from } = first
      const begins = effect.energyFrom(dateText(from, locale), kcal(target))
      return target === towards ? [meaning, begins] : [meaning, begins, effect.inSteps(kcal(towards))]
    },

    /** A member's answer to a review and its effects. `from` is the first day to which it applies. */
    reviewAnswered: (said: ReviewAnswer, energy: number, from: IsoDate): Answered => {
      if ('plateauAnswer' in said)
        return said.plateauAnswer === null
          ? { done: done.plateauTakenBack, changes: [] }
          : { done: done.plateauTold, changes: [effect.plateauCounts] }
      const goesOn = effect.energyFrom(dateText(from, locale), kcal(energy))
      switch (said.answer) {
        case null:
          return { done: done.reviewTakenBack, changes: [goesOn] }
        case 'YES':
          return { done: done.reviewAgreed, changes: [goesOn] }
        case 'KEEP':
          return { done: done.reviewKept, changes: [goesOn] }
        case 'KEEP_FOR_GOOD':
          return { done: done.reviewKeptForGood, changes: [goesOn, effect.noMoreProposals] }
      }
    },
  }
}
