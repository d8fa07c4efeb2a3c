import { Problem } from '#domain/problems.ts'

const WINDOW = 60_000
/** More people than plan within a minute; past it the oldest windows are forgotten. */
const KEPT_MAX = 10_000

/** Counts something a person does. @throws Problem TOO_MANY_REQUESTS where they did it `max` times within a minute */
export type PlanRateLimiter = (leadId: string) => void

/** Planning is the heaviest thing that one request can ask for. Each process counts by itself. */
export function createPlanRateLimiter(max: number, now: () => Date): PlanRateLimiter {
  const windows = new Map<string, { readonly ends: number; used: number }>()
  return (leadId) => {
    const time = now().getTime()
    const known = windows.get(leadId)
    const open = known !== undefined && time < known.ends ? known : { ends: time + WINDOW, used: 0 }
    if (open.used >= max) throw new Problem('TOO_MANY_REQUESTS')
    open.used++
    windows.delete(leadId)
    windows.set(leadId, open)
    const [oldest] = windows.keys()
    if (windows.size > KEPT_MAX && oldest !== undefined) windows.delete(oldest)
  }
}
