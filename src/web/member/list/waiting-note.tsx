import { useStore } from '#web/device/store.ts'
import { ticks } from '#web/member/list/ticks.ts'
import styles from '#web/member/list/waiting-note.module.css'
import { useOnline } from '#web/member/offline/use-online.ts'
import { listWords } from '#web/words/list.ts'

/** Without a network: what is ticked is not lost. */
export function WaitingNote({ week }: { week: number }) {
  const isOnline = useOnline()
  const isWaiting = useStore(ticks).some((change) => change.week === week && !change.sent)
  return (
    <p className={styles.note} role="status">
      {!isOnline && isWaiting && listWords.waiting}
    </p>
  )
}
