import type { IsoDate } from '#domain/time.ts'

/** Today's calendar day in the device's time zone. */
export function today(now = new Date()): IsoDate {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Minutes since midnight in the device's time zone. */
export const minuteOfDay = (now = new Date()): number => 60 * now.getHours() + now.getMinutes()
