import type { Choice } from '#domain/answers/choices.ts'
import { plural } from '#domain/language/plural.ts'
import { formatOneDecimal } from '#web/words/numbers.ts'

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
  lead: 'How much weight people lost, and how much of it stayed off over the years.',
  chart: 'Weight lost after 1, 4 and 8 years, with steady support and with usual care',
  description:
    'With steady support people had lost 8.6 percent of their weight after one year and 4.7 percent after four and eight years. With usual care it was 0.7, 1.1 and 2.1 percent.',
  supported: 'With steady support',
  usual: 'With usual care',
  time: 'Time',
  asTable: 'Show as a table',
  source:
    'Average loss in percent of the starting weight. 5,145 adults with type 2 diabetes and overweight. Half of them had steady support with eating and exercise. Some weight came back, which is normal.',
  reference: 'Look AHEAD: Diabetes Care 2007;30:1374. Arch Intern Med 2010;170:1566. Obesity 2014;22:5.',
  goOn: 'Continue',
} as const

export const percentText = (share: number): string => `${formatOneDecimal(share)}%`
export const yearsText = (years: number): string => plural(years, { one: '1 year', other: `${years} years` })

/** The lead sentence, by how the person’s weight usually changes. */
export const changeLeads = {
  GAIN_WEIGHT_FAST_BUT_LOSE_IT_SLOWLY:
    'Fast to gain, slow to lose. Many people know that. With steady support people lost more, and part of it was still off after eight years.',
  GAIN_AND_LOSE_WEIGHT_EASILY:
    'Your weight goes up and down easily. So look at the later years. What counts is what stays off.',
  STRUGGLE_TO_GAIN_WEIGHT_OR_MUSCLE:
    'You find it hard to gain weight or muscle. So a small change that lasts is worth more than a big one.',
} as const satisfies Record<Choice<'weightChange'>, string>

/** A note about when the person was last in their best shape, in years. */
export const shapeNotes = {
  1: 'You were in your best shape less than a year ago. Your body hasn’t forgotten it, and neither have you.',
  2: 'You were in your best shape a year or two ago. That’s short next to the eight years these people were followed.',
  4: 'You were in your best shape more than two years ago. In the study, support still made a difference after eight.',
  0: `Never felt in your best shape? Then there’s nothing to get back to, only something to find. Even a loss of 5% is good for your health.`,
} as const satisfies Record<Choice<'bestShape'>, string>
