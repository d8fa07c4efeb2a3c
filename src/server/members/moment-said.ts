/** When a device says that it changed something. A clock that runs ahead would win for ever. */
export const momentSaid = (changedAt: string, now: Date): Date =>
  new Date(Math.min(Date.parse(changedAt), now.getTime()))
