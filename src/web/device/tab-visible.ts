/** Calls back whenever the tab enters this state. Returns a function that unsubscribes. */
function onVisibility(state: DocumentVisibilityState, callback: () => void): () => void {
  const callIfSo = () => {
    if (document.visibilityState === state) callback()
  }
  document.addEventListener('visibilitychange', callIfSo)
  return () => document.removeEventListener('visibilitychange', callIfSo)
}

/** Calls back whenever the tab becomes visible again. Returns a function that unsubscribes. */
export const onTabVisible = (callback: () => void): (() => void) => onVisibility('visible', callback)

/** Calls back whenever the tab is hidden, for example when the phone is locked. Returns a function that unsubscribes. */
export const onTabHidden = (callback: () => void): (() => void) => onVisibility('hidden', callback)

/** Calls back whenever the tab becomes visible again, and whenever a visible window regains the focus or the network. */
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
