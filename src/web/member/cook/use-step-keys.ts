import { useEffect, useRef } from 'react'

/** The least sideways movement of a swipe, px, and the most vertical movement as a share of it. */
const LEAST_SWIPE = 56
const MOST_SLANT = 0.6

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null

type Touch = { readonly x: number; readonly y: number }

/** Turns pages with keys and swipes; `turn` is called with 1 for the next page and -1 for the previous one. */
export function useStepKeys(turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    let start: Touch | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (event.key === 'ArrowRight' || event.key === 'PageDown') latest.current(1)
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') latest.current(-1)
      else return
      event.preventDefault()
    }
    const onStart = ({ touches }: TouchEvent) => {
      const [one, two] = touches
      start = one === undefined || two !== undefined ? null : { x: one.clientX, y: one.clientY }
    }
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const [end] = changedTouches
      if (start === null || end === undefined) return
      const [x, y] = [end.clientX - start.x, end.clientY - start.y]
      start = null
      if (Math.abs(x) >= LEAST_SWIPE && Math.abs(y) <= MOST_SLANT * Math.abs(x)) latest.current(x < 0 ? 1 : -1)
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('touchstart', onStart, { passive: true })
    window.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('touchstart', onStart)
      window.removeEventListener('touchend', onEnd)
    }
  }, [])
}
