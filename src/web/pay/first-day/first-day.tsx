import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#web/device/when-idle.ts'
import styles from './first-day.module.css'

const isInView = (element: Element | null): boolean =>
  element !== null && element.getBoundingClientRect().top < window.innerHeight

/**
 * A look at the day that the plan begins with. Its place is kept while it is on its way. Where it does not come the
 * place is removed, but stays empty while it is in view, so that nothing jumps.
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
    // It asks nothing of a page that is still busy showing itself.
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
