import { type RefObject, useEffect } from 'react'
import { createStore, useStore } from '#web/device/store.ts'
import type { Place } from '#web/member/pages/page.ts'

/** The meal that a change was about, until a page shows it. */
const landing = createStore<Place | null>(null)

/** Makes the page of a meal's day scroll to the meal and focus it. */
export const landAt = ({ week, day, meal }: Place): void => landing.set({ week, day, meal })

/** Scrolls to the meal if a change was about it, and focuses its first link. */
export function useLanding({ week, day, meal }: Place, ref: RefObject<HTMLElement | null>): void {
  const wanted = useStore(landing)
  useEffect(() => {
    if (wanted?.week !== week || wanted.day !== day || wanted.meal !== meal) return
    landing.set(null)
    ref.current?.querySelector('a')?.focus({ preventScroll: true })
    // When going back, the browser first restores the old scroll position, until the next frame.
    requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'center' }))
  }, [wanted, week, day, meal, ref])
}

/** Returns the focus to where a change was made, or to the heading of the page if that is gone. */
export function focusAgain(origin: Element | null): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== document.body
  if (isThere) origin.focus()
  else focusHeading()
}

/** Focuses the page's heading and scrolls to it. */
export function focusHeading(): void {
  const heading = document.getElementById('heading')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' })
}
