import { MS_PER_MINUTE } from '#domain/time.ts'
import type { CookingRecord, Timer } from './cooking-schema.ts'

/** Milliseconds left on a timer, never below 0. */
export function timeLeft(timer: Timer, now: number): number {
  if (timer.state === 'done') return 0
  return Math.max(0, timer.state === 'running' ? timer.at - now : timer.at)
}

/** "4:05"; a part of a second counts as a whole one. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const rest = String(seconds % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}

const put = (cooking: CookingRecord, timer: Timer): CookingRecord => ({
  ...cooking,
  timers: [...cooking.timers.filter(({ id }) => id !== timer.id), timer],
})

/** Starts a timer from its beginning. */
export const startTimer = (cooking: CookingRecord, timer: Omit<Timer, 'state' | 'at'>, now: number): CookingRecord =>
  put(cooking, { ...timer, state: 'running', at: now + timer.minutes * MS_PER_MINUTE })

/** Pauses a running timer, or resumes a paused one. */
export function pauseOrResume(cooking: CookingRecord, id: string, now: number): CookingRecord {
  const timer = cooking.timers.find((one) => one.id === id)
  if (timer === undefined || timer.state === 'done') return cooking
  const left = timeLeft(timer, now)
  return put(
    cooking,
    timer.state === 'running'
      ? { ...timer, state: 'paused', at: left }
      : { ...timer, state: 'running', at: now + left },
  )
}

export const removeTimer = (cooking: CookingRecord, id: string): CookingRecord => ({
  ...cooking,
  timers: cooking.timers.filter((timer) => timer.id !== id),
})

/** The timers whose time is up, and the record in which they are done. */
export function ringDue(
  cooking: CookingRecord,
  now: number,
): { readonly cooking: CookingRecord; readonly due: readonly Timer[] } {
  const due = cooking.timers.filter((timer) => timer.state === 'running' && timer.at <= now)
  if (due.length === 0) return { cooking, due }
  const timers = cooking.timers.map((timer) => (due.includes(timer) ? { ...timer, state: 'done' as const } : timer))
  return { cooking: { ...cooking, timers }, due }
}
