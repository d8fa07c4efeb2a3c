import { brand, type Tax } from '#domain/brand.ts'
import type { Money } from './money.ts'

/** The tax within an amount, rounded half up; null where prices have none in them, or no rate is written down. */
export function taxWithin({ minor, currency }: Money, { isIncluded, percent }: Tax = brand.tax): Money | null {
  if (!isIncluded || percent === null) return null
  return { minor: Math.floor((minor * percent) / (100 + percent) + 0.5), currency }
}

/** Said behind a label such as "Paid": nothing where prices have no tax in them. */
export const taxNote = ({ isIncluded }: Tax = brand.tax): string => (isIncluded ? ', tax included' : '')
