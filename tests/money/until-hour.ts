/** ms until an hour of the next day, UTC: what begins in the morning does not run past midnight. */
export const untilHour = (hour: number, now: Date): number =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, hour) - now.getTime()
