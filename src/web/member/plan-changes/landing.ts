import { type RefObject, useEffect } from 'react'
import { createStore, useStore } from '#web/device/store.ts'
import type { Place } from '#web/member/pages/member-pages.ts'

/** The meal that a change was about, until a page shows it. */
const landing = createStore<Place | null>(null)

/** Has the day of a meal bring it into view, with the focus on it. */
export const landAt = ({ week, day, meal }: Place): void => landing.set({ week, day, meal })

/** Brings a meal into view that a change was about; the focus goes to the first link in it. */
export function useLanding({ week, day, meal }: Place, ref: RefObject<HTMLElement | null>): void {
  const wanted = useStore(landing)
  useEffect(() => {
    if (wanted?.week !== week || wanted.day !== day || wanted.meal !== meal) return
    landing.set(null)
    ref.current?.querySelector('a')?.focus({ preventScroll: true })
    // On the way back the browser scrolls to where the page was left, until the next frame.
    requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'center' }))
  }, [wanted, week, day, meal, ref])
}

/** Puts the focus back to where a change was made, or to the heading of the page where that is gone. */
export function focusAgain(origin: Element | null): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== document.body
  if (isThere) origin.focus()
  else focusHeading()
}

/** Goes to the top of the page, where its heading has the focus. */
export function focusHeading(): void {
  const heading = document.getElementById('heading')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' })
}
