import { useStore } from '#web/device/store.ts'
import { useOnline } from '#web/member/offline/use-online.ts'
import { tickStore } from '#web/member/ticks/tick-store.ts'
import { listWords } from './list-words.ts'
import styles from './waiting-note.module.css'

/**
 * Says, while offline, that ticks are not lost. Some browsers call themselves online as soon as there is any network, so
 * a list that the server did not send now counts as well.
 */
export function WaitingNote({ week, isCopy }: { readonly week: number; readonly isCopy: boolean }) {
  const isOnline = useOnline()
  const isWaiting = useStore(tickStore).some((change) => change.week === week && !change.sent)
  return (
    <p className={styles.note} role="status">
      {(isCopy || !isOnline) && isWaiting && listWords.waiting}
    </p>
  )
}
