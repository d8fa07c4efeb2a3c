import { layoutWords } from './layout-words.ts'
import { MemberPage } from './member-page.tsx'
import styles from './skeleton.module.css'

/** Placeholders for content that is being loaded. They are not animated. */
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

/** Shown at every member address until it is known what to show. */
export function MemberSkeleton() {
  return (
    <MemberPage title={layoutWords.navigation} tab={null} lead={layoutWords.loading}>
      <SkeletonBlocks />
    </MemberPage>
  )
}
