import styles from './interval-bar.module.css'

type IntervalBarProps = {
  readonly interval: { readonly low: number; readonly high: number }
  /** The share at either end of the scale. */
  readonly most: number
}

/** The interval of a difference; the line in the middle means no difference. The figures are beside the bar. */
export function IntervalBar({ interval: { low, high }, most }: IntervalBarProps) {
  const at = (share: number): number => 50 + 50 * Math.max(-1, Math.min(1, share / most))
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.scale} y="4.5" width="100" height="1" />
      <rect className={styles.interval} x={at(low)} y="2" width={Math.max(1, at(high) - at(low))} height="6" />
      <rect className={styles.zero} x="49.5" width="1" height="10" />
    </svg>
  )
}
