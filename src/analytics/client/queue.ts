import type { Delivery } from './failure.ts'

/** Most updates in one request. */
export const BATCH_MAX = 50
/** Time between two requests, ms. */
export const FLUSH_MS = 5_000
/** Timeout of a request, ms. */
export const TIMEOUT_MS = 90_000
/** Most updates kept while they cannot be sent; beyond that the oldest are dropped. */
export const QUEUE_MAX = 500
/** Longest wait before the next attempt, ms. */
const DELAY_MAX_MS = 600_000

/** A queued update. A later one with the same key replaces it. */
export type Entry = { readonly id: number; readonly key: string | null; readonly payload: unknown }

/** Returns the queue with one more update. Updates that are being sent (`busy`) are not replaced. */
export function enqueue(queue: readonly Entry[], entry: Entry, busy: ReadonlySet<number>): readonly Entry[] {
  const isReplaced = (old: Entry): boolean => entry.key !== null && old.key === entry.key && !busy.has(old.id)
  return [...queue.filter((old) => !isReplaced(old)), entry].slice(-QUEUE_MAX)
}

/** What to do with a batch after an attempt to send it. */
export type NextAct =
  /** Delivered, or permanently refused: it is not sent again. */
  | { readonly kind: 'remove' }
  /** Too large: it is sent again in smaller batches; a single update that is too large is dropped. */
  | { readonly kind: 'halve' }
  | { readonly kind: 'retry'; readonly afterMs: number }

/**
 * Decides by the reply to a batch. A refusal (4xx) would only be repeated, so the batch is dropped. Anything else is
 * retried after a growing delay, or after the seconds that the server asks for if that is longer, but after ten minutes
 * at most. That includes a missing reply while the browser reports being online, for example when a server restarts.
 */
export function nextAct(delivery: Delivery, batchSize: number, failuresBefore: number): NextAct {
  if (delivery.status === 1) return { kind: 'remove' }
  const { httpStatusCode: code, retryAfter } = delivery
  if (code === 413) return { kind: batchSize > 1 ? 'halve' : 'remove' }
  if (code >= 400 && code < 500 && code !== 429 && code !== 408) return { kind: 'remove' }
  const ownDelay = FLUSH_MS * 2 ** Math.min(failuresBefore + 1, 10)
  return { kind: 'retry', afterMs: Math.min(DELAY_MAX_MS, Math.max(ownDelay, secondsOf(retryAfter) * 1000)) }
}

/** Retry-After in seconds; 0 if it is missing or a date. */
const secondsOf = (retryAfter: string | null): number => {
  const text = retryAfter?.trim() ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}
