/** Calls back whenever the tab comes into view again. Returns the function that ends it. */
export function onTabVisible(callback: () => void): () => void {
  const callIfVisible = () => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', callIfVisible)
  return () => document.removeEventListener('visibilitychange', callIfVisible)
}

/** The same, and whenever a visible window gets the focus or the network back. */
export function onTabActive(callback: () => void): () => void {
  const callIfVisible = () => {
    if (document.visibilityState === 'visible') callback()
  }
  const stop = onTabVisible(callback)
  window.addEventListener('focus', callIfVisible)
  window.addEventListener('online', callIfVisible)
  return () => {
    stop()
    window.removeEventListener('focus', callIfVisible)
    window.removeEventListener('online', callIfVisible)
  }
}
