import { PATIENCE_DAYS } from '#analytics/experiments/outlook.ts'
import { countText } from './figure-text.ts'

type Planned = {
  /** Buyers of both variants. */
  readonly needed: number
  /** The share of visitors who buy, 0 to 1. */
  readonly conversion: number
  readonly visitorsADay: number
}

/** How long two variants take to compare, or what is wrong with the input. */
export function plannedText({ needed, conversion, visitorsADay }: Planned): string {
  if (!(Number.isFinite(needed) && needed > 0 && conversion > 0 && conversion <= 1 && visitorsADay > 0))
    return 'Type a conversion above 0%, a number of visitors and a difference.'
  const visitors = Math.ceil(needed / conversion)
  const days = Math.ceil(visitors / visitorsADay)
  const size = `About ${countText(needed)} buyers of two variants, which is ${countText(visitors)} visitors or ${countText(days)} ${days === 1 ? 'day' : 'days'}, for an 80% chance to find the difference. You may look at any time.`
  return days > PATIENCE_DAYS
    ? `${size} That is more than eight weeks: choose a bolder change, or one that more visitors see.`
    : size
}
