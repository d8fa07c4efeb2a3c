/**
 * Runs a task once the next frame is painted, or at once if the page is hidden and nothing is painted. The returned
 * function cancels it.
 */
export function afterPaint(task: () => void): () => void {
  if (document.visibilityState !== 'visible') {
    task()
    return () => undefined
  }
  let timer: number | undefined
  // Animation frame callbacks run before the frame is painted, a timer that they set runs after it.
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(task)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
