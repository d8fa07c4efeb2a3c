import { useEffect, useState } from 'react'
import { storedOrder } from '#web/device/stored-order.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import styles from '#web/pay/purchase/purchase-message.module.css'
import { Note } from '#web/ui/note.tsx'
import { fetchOrder } from './fetch-order.ts'
import { orderStatusOf } from './order-watch.ts'
import { openOrderWords } from './order-words.ts'

/** Tells a buyer on the pay page that an earlier order still waits for approval at the bank. */
export function OpenOrderNote() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let isAwaited = true
    if (storedOrder()?.challenge == null) return
    void fetchOrder().then((outcome) => {
      if (isAwaited) setWaiting(outcome.kind === 'ok' && orderStatusOf(outcome.value) === 'approval')
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
