/** Longest wait, ms, unless the caller gives another. */
const WITHIN_MS = 3_000

/**
 * Runs a task once the browser is idle, after `withinMs` at the latest. A browser without requestIdleCallback runs it
 * after a fifth of that. The returned function cancels it.
 */
export function whenIdle(task: () => void, withinMs = WITHIN_MS): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: withinMs })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, withinMs / 5)
  return () => clearTimeout(timer)
}
