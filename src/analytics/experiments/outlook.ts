/** Days within which a run should be decided. What takes longer is not known in useful time. */
export const PATIENCE_DAYS = 56

/** How far a run is from an answer. */
export type Outlook = {
  /** Buyers of the control and the variant so far. */
  readonly buyers: number
  /** The fewest with which anything can be decided. */
  readonly fewest: number
  /** How many it takes until four of five runs find the smallest difference worth having. */
  readonly needed: number
  /** Days until then at the pace so far; null before the first day is over, without a buyer, and once there are enough. */
  readonly daysLeft: number | null
  /** Whether it would take longer than eight weeks at this pace. */
  readonly isOutOfReach: boolean
}

/** The outlook of a run that has gone on for a number of whole days. */
export function outlookOf(found: Pick<Outlook, 'buyers' | 'fewest' | 'needed'>, daysRun: number): Outlook {
  const { buyers, needed } = found
  const pace = daysRun === 0 ? 0 : buyers / daysRun
  return {
    ...found,
    daysLeft: pace === 0 || buyers >= needed ? null : Math.ceil((needed - buyers) / pace),
    isOutOfReach: daysRun > 0 && buyers < needed && pace * PATIENCE_DAYS < needed,
  }
}
