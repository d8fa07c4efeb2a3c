import styles from './skeleton-blocks.module.css'

/** Where something will stand in a moment. It does not move. */
export function SkeletonBlocks() {
  return (
    <div className={styles.blocks} aria-hidden="true">
      <div className={styles.block} />
      <div className={styles.block} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  )
}
