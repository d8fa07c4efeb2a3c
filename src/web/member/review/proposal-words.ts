import type { ReviewView } from '#domain/api/member/review.ts'
import { plural } from '#domain/language/plural.ts'

type Proposal = Extract<ReviewView['decision'], { kind: 'PROPOSE' }>

/** Why a proposal goes no lower. */
export const boundWords = {
  FLOOR: 'It goes no lower, because none of our plans does.',
  CUT: 'It goes no lower: the formulas don’t support a larger cut.',
  PACE: 'It goes no lower, so that you never lose faster than is safe.',
  STEP: 'It’s one small step. More may follow if your weight suggests it.',
} as const satisfies Record<NonNullable<Proposal['bound']>, string>

/** The card of a proposal. `next` and `now` are energies of a day. */
export const proposalWords = {
  titles: {
    KEEP_WEIGHT: 'You’ve reached your goal',
    RESTART: 'Continue with your plan?',
    other: 'A better fit for your plan?',
  },
  /** Why a little more is proposed. */
  smallerBody: 'At your current weight, a little more each day is better for you.',
  /** What was not answered before is asked in other words. */
  asks: [
    (next: string, now: string): string =>
      `Either way, the next weeks fit better with ${next} kcal a day instead of ${now} kcal.`,
    (next: string, now: string): string =>
      `As your weight stands, the next weeks fit better with ${next} kcal a day instead of ${now} kcal.`,
    (next: string, now: string): string =>
      `If you want to, the next weeks fit better with ${next} kcal a day instead of ${now} kcal.`,
  ],
  /** What was done when a goal is reached; the next one if nothing was lost. */
  done: (weeks: number, start: string, now: string, lost: string): string =>
    plural(weeks, {
      one: `You started at ${start} and are at about ${now}: ${lost} less in one week.`,
      other: `You started at ${start} and are at about ${now}: ${lost} less in ${weeks} weeks.`,
    }),
  at: (now: string): string => `You’re at about ${now}.`,
  setOut: 'That’s what you set out to do.',
  keepingMeans: {
    MORE: 'Keeping it means eating as much as you burn, so your plan gets more food in small steps.',
    SAME: 'Keeping it means eating as much as you burn, and your plan has that already.',
    LESS: 'Keeping it means eating as much as you burn, which is a little less than your plan has now.',
  },
  firstStep: (next: string, now: string): string =>
    `The first step is ${next} kcal a day instead of ${now} kcal. Around your goal we ask nothing. If your weight leaves it, we ask what you want.`,
  noStep: (now: string): string =>
    `It stays at ${now} kcal a day. If the weight that you have now suits you better, choose “Keep my weight” under “Your goal” on the weight page.`,
  restart: (next: string, now: string): string =>
    `Whenever you’re ready: with ${next} kcal a day instead of ${now} kcal, your plan continues where it stopped.`,
  loseAgain: (next: string, now: string): string =>
    `Your weight is above those between which we ask nothing. With ${next} kcal a day instead of ${now} kcal, you’d lose again.`,
  orKeep: 'If you’d rather keep the weight that you have now, choose that under “Your goal” on the weight page.',
  /** From when a restart holds; it is not based on weigh-ins. */
  restartsFrom: (day: string): string => `That’s from ${day}. Weeks that are already planned stay as they are.`,
  changesFrom: (readings: number, day: string): string =>
    plural(readings, {
      one: `That’s from ${day}, based on one weigh-in in four weeks. Weeks that are already planned stay as they are.`,
      other: `That’s from ${day}, based on ${readings} weigh-ins in four weeks. Weeks that are already planned stay as they are.`,
    }),
} as const
