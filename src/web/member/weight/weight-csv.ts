import type { WeightLog } from './weight-log.ts'

const HEADING = 'day,kg'

/** The log as a file: a heading, then a day and its kilograms in each line. */
export const csvOf = (log: WeightLog): string =>
  [HEADING, ...log.map(({ day, kg: mass }) => `${day},${mass}`), ''].join('\r\n')
