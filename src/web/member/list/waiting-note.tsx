import { useStore } from '#web/device/store.ts'
import { useOnline } from '#web/member/offline/use-online.ts'
import { tickStore } from '#web/member/ticks/tick-store.ts'
import { listWords } from './list-words.ts'
import styles from './waiting-note.module.css'

/** Says, while offline, that ticks are not lost. */
export function WaitingNote({ week }: { week: number }) {
  const isOnline = useOnline()
  const isWaiting = useStore(tickStore).some((change) => change.week === week && !change.sent)
  return (
    <p className={styles.note} role="status">
      {!isOnline && isWaiting && listWords.waiting}
    </p>
  )
}
