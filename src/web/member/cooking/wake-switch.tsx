import { useEffect, useState } from 'react'
import { onTabVisible } from '#web/device/tab-visible.ts'
import { cookingWords } from './cooking-words.ts'
import styles from './wake-switch.module.css'

type Wake = { readonly isOffered: boolean; readonly isOn: boolean; readonly toggle: () => void }

/** Keeps the screen from going dark while it is switched on and the page is visible; ends when the page is left. */
export function useWakeLock(startsOn = false): Wake {
  const [isOn, setIsOn] = useState(startsOn)
  const isOffered = 'wakeLock' in navigator
  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) await taken.release()
        else lock = taken
      } catch {
        // Refused, for example on a low battery; the switch then shows that it is off.
        if (!isOver) setIsOn(false)
      }
    }
    void take()
    // The browser releases the lock whenever the page is hidden.
    const stopWatching = onTabVisible(() => void take())
    return () => {
      isOver = true
      stopWatching()
      void lock?.release()
    }
  }, [isOn])
  return { isOffered, isOn, toggle: () => setIsOn((was) => !was) }
}

/** A switch that keeps the screen on while cooking; not shown if the browser cannot do that. */
export function WakeSwitch({ startsOn = false }: { startsOn?: boolean }) {
  const { isOffered, isOn, toggle } = useWakeLock(startsOn)
  if (!isOffered) return null
  return (
    <button type="button" role="switch" className={styles.switch} aria-checked={isOn} onClick={toggle}>
      {cookingWords.keepAwake}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </button>
  )
}
