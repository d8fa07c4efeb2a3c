import { useWakeLock } from '#web/member/cooking/use-wake-lock.ts'
import styles from '#web/member/cooking/wake-switch.module.css'
import { cookingWords } from './cooking-words.ts'

/** Keeps the screen on while cooking. Not there where the browser cannot. */
export function WakeSwitch() {
  const { isOffered, isOn, toggle } = useWakeLock()
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
