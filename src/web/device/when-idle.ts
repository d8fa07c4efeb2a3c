/** Longest wait, ms, unless another is given. */
const WITHIN_MS = 3_000

/**
 * Does something once the browser has nothing else to do, after `withinMs` at the latest; where the browser cannot tell, a
 * moment later. The returned function gives it up.
 */
export function whenIdle(task: () => void, withinMs = WITHIN_MS): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: withinMs })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, withinMs / 5)
  return () => clearTimeout(timer)
}
