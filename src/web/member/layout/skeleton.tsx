import { layoutWords } from './layout-words.ts'
import { MemberPage } from './member-page.tsx'
import styles from './skeleton.module.css'

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

/** What stands at every member's address until it is known what to show. */
export function MemberSkeleton() {
  return (
    <MemberPage title={layoutWords.navigation} tab={null} lead={layoutWords.loading}>
      <SkeletonBlocks />
    </MemberPage>
  )
}
