/** Calls back whenever the tab becomes visible again. Returns a function that unsubscribes. */
export function onTabVisible(callback: () => void): () => void {
  const callIfVisible = () => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', callIfVisible)
  return () => document.removeEventListener('visibilitychange', callIfVisible)
}

/** The same, and whenever a visible window regains the focus or the network. */
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
