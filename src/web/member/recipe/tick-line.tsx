import type { ReactNode } from 'react'
import styles from './tick-line.module.css'

/** A line to tick off by tapping anywhere on it. */
export function TickLine({
  isTicked,
  onTick,
  children,
}: {
  isTicked: boolean
  onTick: () => void
  children: ReactNode
}) {
  return (
    <label className={styles.line} data-ticked={isTicked}>
      <input type="checkbox" className={styles.box} checked={isTicked} onChange={onTick} />
      <span className={styles.words}>{children}</span>
    </label>
  )
}
