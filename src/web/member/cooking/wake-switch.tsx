import { useEffect, useState } from 'react'
import { onTabVisible } from '#web/device/tab-visible.ts'
import { cookingWords } from './cooking-words.ts'
import styles from './wake-switch.module.css'

type Wake = { readonly isOffered: boolean; readonly isOn: boolean; readonly toggle: () => void }

/** Keeps the screen from going dark while it is on and the page is in view; it ends with the page. */
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
        // A low battery refuses; the switch then tells the truth.
        if (!isOver) setIsOn(false)
      }
    }
    void take()
    // The browser lets go of it whenever the page is out of view.
    const stopWatching = onTabVisible(() => void take())
    return () => {
      isOver = true
      stopWatching()
      void lock?.release()
    }
  }, [isOn])
  return { isOffered, isOn, toggle: () => setIsOn((was) => !was) }
}

/** Keeps the screen on while cooking. Not there where the browser cannot. */
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
