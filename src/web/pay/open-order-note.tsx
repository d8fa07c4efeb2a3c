import { useEffect, useState } from 'react'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import { keptOrder } from '#web/pay/kept-order.ts'
import { standingOf } from '#web/pay/order-watch.ts'
import styles from '#web/pay/purchase-message.module.css'
import { readOrder } from '#web/pay/read-order.ts'
import { Note } from '#web/ui/note.tsx'
import { openOrderWords } from '#web/words/pay.ts'

/** Says on the pay page that an order from before still waits for the bank, for whoever closed its page. */
export function OpenOrderNote() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let isAwaited = true
    if (keptOrder()?.challenge == null) return
    void readOrder().then((outcome) => {
      if (isAwaited) setWaiting(outcome.kind === 'ok' && standingOf(outcome.value) === 'approval')
    })
    return () => {
      isAwaited = false
    }
  }, [])
  if (!isWaiting) return null
  return (
    <Note live>
      <p>{openOrderWords.waits}</p>
      <p className={styles.way}>
        <Link to={pages.complete}>{openOrderWords.see}</Link>
      </p>
    </Note>
  )
}
