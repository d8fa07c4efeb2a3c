import { daysBetween, type IsoDate } from '#domain/time.ts'

/** Once or twice a week is enough: this many days after the last weight another one is due. */
const DAYS_BETWEEN = 4

/** Whether a weight is due on a day. */
export function isWeighInDue(weights: readonly { readonly day: IsoDate }[], today: IsoDate): boolean {
  const last = weights
    .map(({ day }) => day)
    .filter((day) => day <= today)
    .sort()
    .at(-1)
  return last === undefined || (daysBetween(last, today) ?? 0) >= DAYS_BETWEEN
}
