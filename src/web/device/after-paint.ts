/**
 * Does something once the next frame is painted; at once where the page is not in sight and nothing is painted. The
 * returned function gives it up.
 */
export function afterPaint(task: () => void): () => void {
  if (document.visibilityState !== 'visible') {
    task()
    return () => undefined
  }
  let timer: number | undefined
  // A frame's callbacks run before it is painted, a timer that they set runs after it.
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(task)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
