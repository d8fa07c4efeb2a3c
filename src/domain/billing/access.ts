import type { Entitlement } from './purchase.ts'

/** Until when the plan may be used, or null where it may not be used now. */
export function accessUntil(entitlements: readonly Entitlement[], now: Date): Date | null {
  const open = entitlements.filter(
    ({ startsAt, endsAt, revoked }) => revoked === null && startsAt <= now && now < endsAt,
  )
  return open.length === 0 ? null : new Date(Math.max(...open.map(({ endsAt }) => endsAt.getTime())))
}
