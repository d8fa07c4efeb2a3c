import styles from './share-bar.module.css'

/** A bar for a share from 0 to 1; the figure itself is shown beside it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.fill} width={Math.min(100, share * 100)} height="10" />
    </svg>
  )
}
