import type { ShoppingLineView } from '#domain/api/member/shopping.ts'
import { handOver } from '#web/device/hand-over.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { tickedNow } from '#web/member/ticks/tick-changes.ts'
import { addTicks } from '#web/member/ticks/tick-store.ts'
import { listCsv } from './list-csv.ts'
import styles from './list-tools.module.css'
import { listWords } from './list-words.ts'
import type { ShownList } from './shown-list.ts'

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    announce(listWords.copied)
  } catch {
    announce(listWords.notCopied)
  }
}

async function share(text: string): Promise<void> {
  try {
    await navigator.share({ title: listWords.title, text })
  } catch (error) {
    // Closing the sheet is not a failure; a device that cannot share may still be able to copy.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text)
  }
}

/** Shares the list as plain text: through the device's share sheet if there is one, otherwise by the clipboard. */
export function ShareButton({ text }: { text: string }) {
  const canShare = 'share' in navigator
  return (
    <button
      type="button"
      className={styles.tool}
      data-action="share"
      onClick={() => void (canShare ? share(text) : copy(text))}
    >
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
        {canShare ? (
          <path d="M12 15V3.500m-4 3.700 4-3.700 4 3.700M6.500 11H5v9.500h14V11h-1.500" />
        ) : (
          <path d="M8.500 8.500V4h11.500v11.500h-4.500M4 8.500h11.500V20H4Z" />
        )}
      </svg>
      {canShare ? listWords.share : listWords.copy}
    </button>
  )
}

/** Saves the list as a file for a spreadsheet. */
export function SaveButton({ list }: { list: ShownList }) {
  const save = () => handOver(new Blob([listCsv(list)], { type: 'text/csv' }), listWords.csv.file(list.week))
  return (
    <button type="button" className={styles.tool} data-action="csv" onClick={save}>
      {listWords.csv.save}
    </button>
  )
}

/** Unticks every line, with an undo. */
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
