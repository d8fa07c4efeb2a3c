import type { Delivery } from './failure.ts'

/** Updates that one request carries. */
export const BATCH_MAX = 50
/** Time between two requests, ms. */
export const FLUSH_MS = 5_000
/** How long a reply is waited for, ms. */
export const TIMEOUT_MS = 90_000
/** Updates that are kept while they cannot be sent; of more, the oldest go. */
export const QUEUE_MAX = 500
/** Longest wait before the next try, ms. */
const DELAY_MAX_MS = 600_000

/** An update that waits. A later one with the same key takes its place. */
export type Entry = { readonly id: number; readonly key: string | null; readonly payload: unknown }

/** The queue with one update more. Those that are being sent (`busy`) keep their place. */
export function enqueue(queue: readonly Entry[], entry: Entry, busy: ReadonlySet<number>): readonly Entry[] {
  const isReplaced = (old: Entry): boolean => entry.key !== null && old.key === entry.key && !busy.has(old.id)
  return [...queue.filter((old) => !isReplaced(old)), entry].slice(-QUEUE_MAX)
}

/** What to do with a batch after it was sent. */
export type NextAct =
  /** Delivered, or refused for good: it is not sent again. */
  | { readonly kind: 'remove' }
  /** Too large: it is sent again in smaller batches; a single update that is too large is given up. */
  | { readonly kind: 'halve' }
  | { readonly kind: 'retry'; readonly afterMs: number }

/**
 * By the reply to a batch. A refusal (4xx) would come again and is given up. Everything else is tried again, later each
 * time, and as late as the server asks in seconds, but after ten minutes at the latest: also no reply while the browser
 * counts as online, as when a server restarts.
 */
export function nextAct(delivery: Delivery, batchSize: number, failuresBefore: number): NextAct {
  if (delivery.status === 1) return { kind: 'remove' }
  const { httpStatusCode: code, retryAfter } = delivery
  if (code === 413) return { kind: batchSize > 1 ? 'halve' : 'remove' }
  if (code >= 400 && code < 500 && code !== 429 && code !== 408) return { kind: 'remove' }
  const ownDelay = FLUSH_MS * 2 ** Math.min(failuresBefore + 1, 10)
  return { kind: 'retry', afterMs: Math.min(DELAY_MAX_MS, Math.max(ownDelay, secondsOf(retryAfter) * 1000)) }
}

/** Retry-After in seconds; 0 where it is none, or a date. */
const secondsOf = (retryAfter: string | null): number => {
  const text = retryAfter?.trim() ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}
