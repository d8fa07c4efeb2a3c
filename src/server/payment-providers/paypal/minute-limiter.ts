import { MS_PER_MINUTE } from '#domain/time.ts'

/** Limits calls to `max` per minute, within this process. */
export function createMinuteLimiter(max: number): { take(now: Date): boolean } {
  let began = Number.NEGATIVE_INFINITY
  let taken = 0
  return {
    take: (now) => {
      const at = now.getTime()
      if (at - began >= MS_PER_MINUTE || at < began) {
        began = at
        taken = 0
      }
      if (taken >= max) return false
      taken++
      return true
    },
  }
}
