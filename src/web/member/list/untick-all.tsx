import type { ShoppingLineView } from '#domain/api/member/shopping.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import styles from '#web/member/list/list-tools.module.css'
import { tickedNow } from '#web/member/ticks/tick-changes.ts'
import { addTicks } from '#web/member/ticks/tick-store.ts'
import { listWords } from './list-words.ts'

/** Begins the list anew, with a way back. */
export function UntickAll({ week, lines }: { week: number; lines: readonly ShoppingLineView[] }) {
  const untick = () => {
    const changes = tickedNow(lines, false, week, Date.now())
    addTicks(changes)
    const undo = () => addTicks(tickedNow(changes, true, week, Date.now()))
    announce(listWords.unticked(lines.length), { label: listWords.undo, run: undo })
  }
  return (
    <button type="button" className={styles.tool} data-action="untick-all" onClick={untick}>
      {listWords.untickAll}
    </button>
  )
}
