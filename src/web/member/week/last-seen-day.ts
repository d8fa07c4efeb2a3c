import { type RefObject, useEffect, useRef } from 'react'

type Day = { readonly week: number; readonly day: number }

/** The day that was looked at last, so that the way back to the week leads back to it. */
let lastSeen: Day | null = null

/** Remembers the day that is looked at. */
export function useMarkDaySeen(week: number, day: number): void {
  useEffect(() => {
    lastSeen = { week, day }
  }, [week, day])
}

/** Brings a day into view when the week opens, where it is the one that was looked at last, or today. */
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
    // After the navigation has put the page at its top.
    const frame = requestAnimationFrame(() => {
      const card = element.current
      if (card !== null && card.getBoundingClientRect().top > window.innerHeight * 0.6) card.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return element
}
