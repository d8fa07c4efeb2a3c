import type { Money } from './money.ts'
import type { Agreement, Charge } from './purchase.ts'

const MS_PER_DAY = 86_400_000

/**
 * Whether a period that begins then is one of those from a moment on. Providers tell the end of one period and the start
 * of the next up to a day apart; no period is shorter than a week.
 */
export const isFrom = (start: Date, moment: Date): boolean => start.getTime() >= moment.getTime() - MS_PER_DAY

const changesBy = ({ changes }: Agreement, start: Date) =>
  changes.filter(({ appliesFrom }) => isFrom(start, appliesFrom))

/** What was agreed for a renewal whose period begins then. */
export const agreedRenewal = (agreement: Agreement, start: Date): Money =>
  changesBy(agreement, start).at(-1)?.renewal ?? agreement.renewal

type Due = Pick<Charge, 'kind' | 'period'>

/** What was agreed for a charge. */
export const agreedFor = (agreement: Agreement, { kind, period }: Due): Money =>
  kind === 'initial' ? agreement.first : agreedRenewal(agreement, period.start)

/**
 * What a charge has to bring for its period to be paid for. Whoever agreed to more and was asked for the price before is
 * not the one to suffer for it.
 */
export function leastFor(agreement: Agreement, charge: Due): Money {
  if (charge.kind === 'initial') return agreement.first
  const prices = [agreement.renewal, ...changesBy(agreement, charge.period.start).map(({ renewal }) => renewal)]
  return prices.reduce((least, price) => (price.minor < least.minor ? price : least))
}
