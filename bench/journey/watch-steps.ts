import type { Page } from 'playwright-core'

/** One change of the step, in ms on the page's clock. */
export type Change = {
  readonly step: string
  /** The last click before the change. A choice stays visible for a moment before the app moves on. */
  readonly clicked: number
  /** When the app began to move on. */
  readonly ordered: number
  readonly painted: number
}

type Notes = { readonly changes: Change[]; readonly longest: Map<number, number>; clicks: number }

declare global {
  interface Window {
    stepNotes: Notes
  }
}

/**
 * Runs in the page before anything else: records every change of the step and how long each click took to be painted.
 */
export function watchSteps(): void {
  const notes: Notes = { changes: [], longest: new Map(), clicks: 0 }
  window.stepNotes = notes
  let clicked = 0
  let ordered = 0
  let shown = 'home'
  const noteClick = (event: Event): void => {
    clicked = event.timeStamp
    notes.clicks += 1
  }
  window.addEventListener('click', noteClick, { capture: true })
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    ordered = performance.now()
    push(...entry)
  }
  const look = (): void => {
    const step = document.querySelector('main')?.dataset['step']
    if (step === undefined || step === shown) return
    shown = step
    const times = { step, clicked, ordered }
    // A frame's callbacks run before it is painted; a message that they send arrives after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => notes.changes.push({ ...times, painted: performance.now() })
      port2.postMessage(null)
    })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['data-step'] })
  // The threshold is part of Event Timing, but missing in the library's type.
  const everyEvent = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      notes.longest.set(entry.interactionId, Math.max(entry.duration, notes.longest.get(entry.interactionId) ?? 0))
    }
  }).observe(everyEvent)
}

/** The changes of the step so far, and the origin of the page's clock in ms since 1970. */
export const changesSoFar = (page: Page): Promise<{ changes: readonly Change[]; origin: number }> =>
  page.evaluate(() => ({ changes: window.stepNotes.changes, origin: performance.timeOrigin }))

/**
 * Times from each click or tap to its next paint in ms, by Event Timing, which rounds to 8 ms and omits times below 16
 * ms: those count as 16.
 */
export const interactionTimes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { longest, clicks } = window.stepNotes
    const noted = [...longest.values()]
    return [...noted, ...Array.from({ length: Math.max(0, clicks - noted.length) }, () => 16)]
  })
