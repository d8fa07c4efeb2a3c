/** When a device says it changed something, but never later than now: otherwise a fast clock would always win. */
export const momentSaid = (changedAt: string, now: Date): Date =>
  new Date(Math.min(Date.parse(changedAt), now.getTime()))
