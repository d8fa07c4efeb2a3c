import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import type { ProviderName } from './providers.ts'

/** Days after a renewal became due. */
type GraceDays = {
  /** How long the plan stays open and the renewal can be paid. */
  readonly days: number
  /** When the customer gets the last notice. */
  readonly lastNotice: number
}

/**
 * PayPal tries a failed renewal again after five and ten days. Only then may the seller collect it, so the days of grace
 * there end later, and the last notice is sent when the customer can do something about it.
 */
const graceDays: Readonly<Record<ProviderName, GraceDays>> = {
  sandbox: { days: 7, lastNotice: 6 },
  stripe: { days: 7, lastNotice: 6 },
  paypal: { days: 14, lastNotice: 11 },
}

export const graceDaysOf = (provider: ProviderName): GraceDays => graceDays[provider]

/** The UTC offset, in hours, of the time zone in which a day ends last. */
const LAST_ZONE = -12

export type Grace = {
  /** The last moment of the last day, in UTC. This day is named to the customer, who has it to its end. */
  readonly lastDay: Date
  /** From this moment on it is too late: the last day is over everywhere on earth. */
  readonly closesAt: Date
}

/** The days of grace of a renewal that is owed since a moment. */
export function graceOf(provider: ProviderName, owedSince: Date): Grace {
  const day = Math.floor(owedSince.getTime() / MS_PER_DAY) + graceDays[provider].days
  const end = (day + 1) * MS_PER_DAY
  return { lastDay: new Date(end - 1), closesAt: new Date(end - LAST_ZONE * MS_PER_HOUR) }
}

/** The day that was named to the customer for an end of grace. */
export const lastDayBefore = (closesAt: Date): Date => new Date(closesAt.getTime() + LAST_ZONE * MS_PER_HOUR - 1)
