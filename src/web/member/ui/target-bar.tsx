import styles from './target-bar.module.css'

/** A bar that is full at its target or upper limit. The text beside it says the same. */
export function TargetBar({ value, target, isOver = false }: { value: number; target: number; isOver?: boolean }) {
  const share = target > 0 ? Math.min(value / target, 1) : 0
  return (
    <svg className={styles.bar} data-over={isOver} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="6" />
      <rect className={styles.value} width={Math.round(share * 1000) / 10} height="6" />
    </svg>
  )
}
