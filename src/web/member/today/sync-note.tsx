import { useEffect, useState } from 'react'
import type { DiaryChange } from '#domain/api/member/diary.ts'
import { useStore } from '#web/device/store.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import { isQueueLasting } from '#web/member/diary/diary-store.ts'
import { dropRefused } from '#web/member/diary/write-diary.ts'
import { useOnline } from '#web/member/offline/use-online.ts'
import styles from './sync-note.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.sync

/** A delivery that takes no longer than this is not mentioned, ms. */
const QUICK_MS = 4_000

/** Whether something has been true for a while. */
function useLasted(isSo: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) {
      setHasLasted(false)
      return
    }
    const timer = setTimeout(() => setHasLasted(true), QUICK_MS)
    return () => clearTimeout(timer)
  }, [isSo])
  return isSo && hasLasted
}

/** The name of a change; some changes have no title of their own. */
function nameOf({ record }: DiaryChange, title: string): string {
  switch (record?.eaten.kind) {
    case 'drink':
      return words.drink
    case 'skip':
      return words.skip
    case 'portion':
      return words.portion
    case 'movement':
      return words.movement
    default:
      return title
  }
}

/** The number of changes that have not reached the server, and the changes that it refused. */
export function SyncNote({ diary: { waiting, refused } }: { diary: ShownDiary }) {
  const isOnline = useOnline()
  const isSlow = useLasted(waiting > 0)
  const isLasting = useStore(isQueueLasting)
  const isTold = waiting > 0 && (!isOnline || isSlow || !isLasting)
  return (
    <>
      <p className={styles.note} role="status" data-waiting={waiting}>
        {isTold && `${words.waiting(waiting)}${isLasting ? '' : ` ${words.notLasting}`}`}
      </p>
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={words.refused}>
          <h2 className={styles.name}>{words.refused}</h2>
          <ul className={styles.list}>
            {refused.map(({ change, title, state }) => (
              <li key={change.id} className={styles.one}>
                <p>
                  <b>{nameOf(change, title)}</b> {state.kind === 'refused' && state.message}
                </p>
                <button
                  type="button"
                  className={styles.drop}
                  aria-label={words.dropOf(nameOf(change, title))}
                  onClick={() => dropRefused(change.id)}
                >
                  {words.drop}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
