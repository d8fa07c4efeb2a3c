import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#web/device/when-idle.ts'
import styles from './first-day.module.css'

const isInView = (element: Element | null): boolean =>
  element !== null && element.getBoundingClientRect().top < window.innerHeight

/**
 * A preview of the first day of the plan. Its place is reserved while it loads. If it cannot be loaded the place is
 * removed, unless it is in view: then it stays empty, so that nothing jumps.
 */
export function FirstDay() {
  const [card, setCard] = useState<ReactNode>(null)
  const [isGone, setGone] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isShown = true
    const load = async () => {
      const made = await import('./first-day-card.tsx').then((part) => part.firstDayCard()).catch(() => null)
      if (!isShown) return
      setCard(made)
      setGone(made === null && !isInView(place.current))
    }
    // Waits until the page has finished rendering.
    const stop = whenIdle(() => void load())
    return () => {
      isShown = false
      stop()
    }
  }, [])
  return isGone ? null : (
    <div className={styles.place} ref={place}>
      {card}
    </div>
  )
}
