import { useEffect } from 'react'
import { useStore } from '#web/device/store.ts'
import { memberWords } from '#web/member/words/member.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { announcements } from './announcements.ts'
import styles from './announcer.module.css'

/** How long a sentence is shown: a slow reader takes about 80 ms a letter, and then has to reach the button. */
const shownFor = (text: string): number => 6_000 + 80 * text.length

/** Where announcements appear. It stays in the page, so that assistive software hears what is put into it. */
export function Announcer() {
  const said = useStore(announcements)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => announcements.set(null), shownFor(said.text))
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div className={styles.place} role="status">
      {said !== null && (
        <div className={styles.card}>
          <p className={styles.text}>{said.text}</p>
          {said.action !== undefined && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                announcements.set(null)
                said.action?.run()
              }}
            >
              {said.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={memberWords.close}
            onClick={() => announcements.set(null)}
          >
            <CloseIcon size={20} />
          </button>
        </div>
      )}
    </div>
  )
}
