import type { Advisory } from '#domain/body/safety-gate.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { THIN } from '#web/words/numbers.ts'

const ESTIMATE = 'From your body’s energy balance, and from how people really do.'

/** Texts that do not depend on the visitor's answers. */
export const predictionWords = {
  title: 'Your weight forecast',
  heading: 'Here’s what your body can do',
  lead: `${ESTIMATE} Not a promise, not an ad.`,
  goOn: 'Continue',
  when: 'Your goal, and when',
  slower: 'Why is it slower than ads say?',
  lighter:
    'The first days look quick because water goes first. Then a lighter body burns less, hunger grows, and hardly anyone keeps every day. After about half a year weight levels off for most people, and some of it comes back.',
  chart: 'Your weight over time',
  half: 'Half of people like you',
  most: 'Four in five',
  line: 'Plan kept every day',
  kept: 'every day kept',
  /** Marks of the chart: 176 lb today, goal 150 lb. */
  todayMark: (weight: string): string => `${weight} today`,
  goalMark: (weight: string): string => `goal ${weight}`,
  yourDay: 'your day',
  landing:
    'Worked out from your body’s energy balance, and from how people did in published studies. Where you end up within the bands isn’t decided yet: once you weigh in, the forecast becomes your own.',
  water: ['mostly water'],
  asTable: 'Show as a table',
  date: 'Date',
  energy: 'Your energy in numbers',
  unit: 'kcal',
  doctor: 'Please see a doctor first',
} as const

export const advisoryWords = {
  BMI_40_PLUS:
    'At your weight a doctor can do more for you than a meal plan alone. It’s worth having one by your side.',
  VERY_OUT_OF_BREATH:
    'Stairs leave you very out of breath. Please have that looked at before you start to exercise more.',
  AGE_60_BAND: 'If you are 65 or older, or take medicine regularly, show the plan to your doctor before you begin.',
} as const satisfies Record<Advisory, string>

/** The heading; what stands in the middle must stay on one line. */
export const headingWords = {
  before: (when: string): string => `By ${when}, half of people like you weigh `,
} as const

/** Among whom a visitor's loss would be: the tenth with the largest loss, and the last tenth. */
export const tenthsWords = {
  early: 'That early, hardly anyone’s weight has changed.',
  lostLess: (loss: string): string => `One in ten has lost less than ${loss}.`,
  lostNothing: 'One in ten has lost nothing.',
  gained: (gain: string): string => `One in ten has gained ${gain} or more.`,
} as const

/** The weight if the plan is kept every day, and what it means. */
export const leadWords = {
  goal: (mass: string): string => `Kept every day, the plan would lead to about ${mass}, your goal.`,
  milestone: (mass: string, percent: string): string =>
    `Kept every day, the plan would lead to about ${mass}, ${percent}% less than today.`,
  plain: (mass: string): string => `Kept every day, the plan would lead to about ${mass}.`,
} as const

/** The people on the day of an event that the heading is not about. */
export const eventWords = {
  on: (event: string, band: string): string => `By ${event}, half of people like you weigh ${band}.`,
  onYourDay: (band: string): string => `By your day, half of people like you weigh ${band}.`,
  mostlyWater: 'What changes in the first days is mostly water.',
} as const

export const goalWords = {
  outOfReach: (goal: string, floor: string): string =>
    `Your goal of ${goal} is out of reach by eating alone: a body that light spends less than the ${floor}${THIN}kcal that no plan of ours goes under. Every step toward it counts, and moving more takes you further.`,
  sooner: 'Getting there sooner would ask more of your body than is good for it.',
} as const

/** What the rule behind most ads would promise. */
export const advertWords = {
  promise: 'Ads promise your goal by',
  body: 'Half of people like you reach it',
  later: 'not within a year',
  counting: {
    metric: `Ads count 7,700${THIN}kcal a kilogram, forever.`,
    imperial: `Ads count 3,500${THIN}kcal a pound, forever.`,
  } satisfies Record<UnitSystem, string>,
  short: 'Over a distance as short as yours that makes little difference.',
  goal: (goal: string, when: string, band: string): string =>
    `They would promise ${goal} by ${when}. Half of people like you weigh ${band} then.`,
  loss: (when: string, loss: string, band: string): string =>
    `By ${when} they would promise you ${loss} less. Half of people like you weigh ${band} then.`,
} as const

/** What stands beside each figure of daily energy. */
export const energyWords = {
  eaten: (less: string, floor: string): string =>
    `to eat a day at first: ${less} less than you spend, and never under ${floor}. It’s recalculated every four weeks.`,
  spent: 'spent a day: what your body uses now, all movement included.',
  underFloor: (goal: string): string => `is all that a body of ${goal} would spend: less than we let anyone eat.`,
  later: (goal: string): string =>
    `to stay at ${goal} later. A lighter body needs less, and knowing that helps to keep it off.`,
  aLittleMore: 'to eat a day: a little more than you spend, since less would leave you short of nutrients.',
  theSame: 'to eat a day: the same, so that your weight stays where it is.',
} as const

/** The chart in a few sentences, for screen readers. */
export const courseWords = {
  course: (weight: string, when: string, half: string, most: string, kept: string): string =>
    `From ${weight} today. By ${when}, half of people like you weigh ${half}, four in five ${most}. It’s about ${kept} if every day of the plan is kept.`,
  later: (when: string, half: string): string =>
    `By ${when}, half weigh ${half}: the weight levels off after about half a year, and part of it comes back.`,
} as const
