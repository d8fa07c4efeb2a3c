import type { WeightSource } from '#domain/body/weighed-day.ts'
import { plural } from '#domain/language/plural.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kg } from '#domain/units.ts'
import type { WeightAdvice } from '#web/member/review/moment.ts'
import { glassText } from '#web/member/words/portions.ts'
import { exactMassText } from '#web/words/measures.ts'
import { loggedMassText } from './logged-text.ts'

export const weightWords = {
  title: 'Weight',
  lead: 'Once or twice a week is plenty. Weights taken in the morning before breakfast compare best.',
  log: {
    title: 'Log a weight',
    weight: 'Weight',
    day: 'Day',
    note: 'Note (optional)',
    /** Opens the fields for both. */
    more: 'Another day, or a note',
    save: 'Save weight',
    change: 'Save change',
    saving: 'Saving…',
    keep: 'Leave as it was',
    missing: 'Please enter a number.',
    outside: 'That doesn’t look like a weight for your height. Please check the number and the unit.',
    dayWrong: 'Choose a day up to today.',
    yes: (weight: string): string => `Yes, ${weight} is right`,
    unreachable: 'We can’t reach our server right now. What you typed is still here. Please try again later.',
  },
  list: {
    title: 'Your log',
    empty: 'Nothing logged yet.',
    edit: (weight: string, day: string): string => `Change ${weight} on ${day}`,
    remove: (weight: string, day: string): string => `Delete ${weight} on ${day}`,
    pick: 'Let this one count',
    others: 'Also weighed on this day, not counted:',
    more: (count: number): string => `Show ${count} more`,
    fewer: 'Show fewer',
  },
  doubt: {
    mark: 'doesn’t fit the others',
    asked: 'This doesn’t fit your other weights, so it hardly counts. Was this you, in the right unit, without shoes?',
    right: 'Yes, it’s right',
    kept: 'Kept as you say. It’s so far from your other weights that it counts for little.',
    wasUnit: (weight: string): string => `It was ${weight}`,
  },
  files: {
    title: 'Your log as a file',
    about:
      'Bring the weights of your scale or of another app: their CSV, Excel, JSON or ZIP file, or the export of Apple Health. We show what’s in it before anything is added.',
    name: 'weights.csv',
    save: 'Save as CSV',
    choose: 'Add from a file',
  },
  undo: 'Undo',
  undone: 'Undone.',
  chart: {
    title: 'Your weight beside your forecast',
    far: 'The first year',
    near: 'These weeks',
    whole: 'All years',
    newest: (count: number): string =>
      `The newest ${count} days with a weight. All of them are in the file of your log.`,
    span: 'Part of the chart',
    logged: 'Logged',
    average: 'Your 7-day average',
    table: 'Show as a table',
    day: 'Day',
    today: 'today',
    water: 'mostly water',
    estimate: 'Estimated weight',
    band: 'Four in five',
    fan: 'Ahead: one in two, four in five',
    doubted: 'Doesn’t fit the others',
    first: 'First forecast',
  },
  noBody: 'Your height or weight is missing from your answers, so there’s no forecast to compare with.',
} as const

/** The labels of the chart's line and bands, for losing weight and for keeping it, which has one band only. */
export const courseLabels = {
  LOSE: { line: 'Plan kept every day', band: 'Half of people like you', wide: 'Four in five' },
  KEEP: { line: 'Weight at the start', band: null, wide: 'Usual ups and downs' },
} as const

export const adviceTitles = {
  UNDERWEIGHT: 'Please talk to a doctor',
  TOO_FAST: 'Please talk to a doctor',
  GAINS_FAST: 'Your weight has gone up quickly',
} as const satisfies Record<WeightAdvice, string>

/** What follows the heading. */
export const adviceWords = {
  UNDERWEIGHT:
    'Your average is below the healthy range for your height. Please don’t lose more: eat at least as much as your plan has, and show them your weight log soon.',
  TOO_FAST:
    'Your weight is falling faster than is safe for you. Please eat at least as much as your plan has, and show them your weight log.',
  GAINS_FAST: `You have gained more than ${exactMassText(kg(2), 'metric')} (${exactMassText(kg(2), 'imperial')}) within a week, and that is water. If your ankles, legs or belly are swollen, or you’re short of breath, please call a doctor today.`,
} as const satisfies Record<WeightAdvice, string>

/** "Saved: 79.4 kg on June 3." */
export const savedText = (mass: Kg, units: UnitSystem, day: string): string =>
  `Saved: ${loggedMassText(mass, units)} on ${day}.`
export const deletedText = (mass: Kg, units: UnitSystem, day: string): string =>
  `Deleted: ${loggedMassText(mass, units)} on ${day}.`

/** Where a weight came from that nobody typed. */
export const sourceWords = { file: 'from a file', address: 'by your address' } as const satisfies Record<
  WeightSource,
  string
>

/** "Saved: 80.9 kg on June 3, beside 79.4 kg, which counts." */
export const savedBesideText = (mass: Kg, counting: Kg, units: UnitSystem, day: string): string =>
  `Saved: ${loggedMassText(mass, units)} on ${day}, beside ${loggedMassText(counting, units)}, which counts.`

/** "79.4 kg counts on June 3." */
export const pickedText = (mass: Kg, units: UnitSystem, day: string): string =>
  `${loggedMassText(mass, units)} counts on ${day}.`

/** Says that the day being logged already has a weight. */
export const besideText = (mass: Kg, units: UnitSystem): string =>
  `You logged ${loggedMassText(mass, units)} for this day. Both stay in your log, and the first of the morning counts.`

/** Asks about a weight that is far from the one before: a question, not a reproach, because the change may be real. */
export const surpriseWords = {
  less: (change: string, day: string): string =>
    `That’s ${change} less than on ${day}. Was this you, in the right unit, without shoes?`,
  more: (change: string, day: string): string =>
    `That’s ${change} more than on ${day}. Was this you, in the right unit, without shoes?`,
} as const

/** The texts of the card for the weigh-in reminder, an email. */
export const reminderWords = {
  title: 'A reminder',
  choose: 'Remind me on',
  none: 'Choose a day, and we’ll remind you by email that morning each week.',
  on: (weekday: string): string => `We email you every ${weekday} morning. Tap the day again to stop.`,
  saved: (weekday: string): string => `Saved: we’ll remind you on ${weekday} mornings.`,
  ended: 'We won’t remind you any more.',
  undo: 'Undo',
  /** From Monday on, as short as three letters. */
} as const

/** The texts of how much to drink this week and later. */
export const hydrationWords = {
  title: 'Drinks',
  now: (glasses: number): string =>
    plural(glasses, { one: '1 glass a day this week', other: `${glasses} glasses a day this week` }),
  /** The first week of a member who drinks no water yet. */
  notYet: 'This week, drink as you usually do',
  grows: (target: number): string => `One more glass each week, until you reach ${target} a day.`,
  reached: 'That’s your target.',
  glass: (units: UnitSystem): string => `A glass is about ${glassText(units)}. Coffee and tea count too.`,
  doctor: 'If you have a heart or kidney disease, ask your doctor how much is right for you.',
} as const
