import styles from './target-bar.module.css'

/** The bar ends at a quarter above the target, so that an excess can still be seen. */
const FULL = 1.25

/** A bar with a mark at its target or upper limit. The text beside it says the same. */
export function TargetBar({ value, target, isOver = false }: { value: number; target: number; isOver?: boolean }) {
  const share = target > 0 ? Math.min(value / target / FULL, 1) : 0
  const mark = 100 / FULL
  return (
    <svg className={styles.bar} data-over={isOver} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="6" />
      <rect className={styles.value} width={Math.round(share * 1000) / 10} height="6" />
      <rect className={styles.mark} x={mark - 0.4} width="0.8" height="6" />
    </svg>
  )
}
