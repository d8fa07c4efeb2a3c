import type { Choice } from '#domain/answers/choices.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { formatOneDecimal, THIN } from '#web/words/numbers.ts'

/**
 * Mean loss in per cent of the starting weight, of people with steady support and with usual care. Look AHEAD Research
 * Group: Diabetes Care 2007;30:1374 (year 1), Arch Intern Med 2010;170:1566 and Obesity 2011;19:1987 (year 4), Obesity
 * 2014;22:5 (year 8).
 */
export const lookAhead = [
  { years: 1, supported: 8.6, usual: 0.7 },
  { years: 4, supported: 4.7, usual: 1.1 },
  { years: 8, supported: 4.7, usual: 2.1 },
] as const

export const statisticsWords = {
  title: 'With support, change can last',
  lead: 'How much weight people lost, and how much of that was still gone years later.',
  chart: 'Weight lost after 1, 4 and 8 years, with steady support and with usual care',
  description:
    'With steady support people had lost 8.6 per cent of their weight after one year and 4.7 per cent after four and eight years. With usual care it was 0.7, 1.1 and 2.1 per cent.',
  supported: 'With steady support',
  usual: 'With usual care',
  time: 'Time',
  asTable: 'Show as a table',
  source:
    'Average loss in per cent of the starting weight. 5,145 adults with type 2 diabetes and overweight; half of them had steady support with eating and moving. Some weight came back: that is usual.',
  reference: 'Look AHEAD: Diabetes Care 2007;30:1374. Arch Intern Med 2010;170:1566. Obesity 2014;22:5.',
  goOn: 'Continue',
} as const

export const percentText = (share: number): string => `${formatOneDecimal(share)}${THIN}%`
export const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`)

const changeLeads = {
  GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY:
    'Fast to gain, slow to lose: many people know that. With steady support more of it went, and part of that was still gone after eight years.',
  GAIN_AND_LOSE_WEIGHT_EASILY:
    'Your weight goes up and down easily. Then the later years are the ones to look at: what counts is what stays.',
  STRUGGLE_TO_GAIN_WEIGHT_OR_MUSCLE:
    'You find it hard to gain weight or muscle. Then a small change that stays is worth more than a big one.',
} as const satisfies Record<Choice<'weightChange'>, string>

const shapeNotes = {
  1: 'Your best shape is less than a year ago. Your body has not forgotten it, and neither have you.',
  2: 'Your best shape is a year or two ago. That is a short time beside the eight years these people were followed.',
  4: 'Your best shape is more than two years ago. In the study, support still made a difference after eight.',
  0: `You never felt in your best shape? Then there is nothing to get back to, only something to find. Even 5${THIN}% less does your health good.`,
} as const satisfies Record<Choice<'bestShape'>, string>

/** Answers how the person's weight usually changes. */
export const leadFor = ({ weightChange }: Hero): string =>
  weightChange === undefined ? statisticsWords.lead : changeLeads[weightChange]

/** Answers when the person was last in their best shape; nothing while that is not known. */
export const noteFor = ({ bestShape }: Hero): string => (bestShape === undefined ? '' : shapeNotes[bestShape])
