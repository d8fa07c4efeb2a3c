import { type RefObject, useEffect, useRef } from 'react'

type Day = { readonly week: number; readonly day: number }

/** The last opened day, so that the week scrolls back to it. */
let lastSeen: Day | null = null

/** Remembers the opened day. */
export function useMarkDaySeen(week: number, day: number): void {
  useEffect(() => {
    lastSeen = { week, day }
  }, [week, day])
}

/** Scrolls to a day when the week opens, if it is the last opened day of that week, or today if there is none. */
export function useScrollToLastSeen({
  week,
  day,
  isToday,
}: Day & { isToday: boolean }): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null)
  const isFirst = lastSeen?.week === week ? lastSeen.day === day : isToday
  const wanted = useRef(isFirst)
  useEffect(() => {
    if (!wanted.current) return
    // After the navigation has scrolled the page to its top.
    const frame = requestAnimationFrame(() => {
      const card = element.current
      if (card !== null && card.getBoundingClientRect().top > window.innerHeight * 0.6) card.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return element
}
