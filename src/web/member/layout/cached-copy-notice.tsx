import { today } from '#web/device/today.ts'
import { asOfText } from '#web/member/frame/as-of-words.ts'
import { memberWords } from '#web/member/words/member.ts'
import styles from './cached-copy-notice.module.css'

/** Says that this is the device's own copy, and how old it is. */
export function KeptNotice({ keptAt }: { keptAt: string }) {
  return (
    <p className={styles.notice} role="status">
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 4.5-2.6M19 12.9a10 10 0 0 0-4-2.4M1.5 9.3A15 15 0 0 1 6 6.4M22.5 9.3A15 15 0 0 0 11 5.1M12 20h.01" />
      </svg>
      {memberWords.kept(asOfText(keptAt, today()))}
    </p>
  )
}
