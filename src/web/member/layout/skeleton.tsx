import { memberWords } from '#web/member/words/member.ts'
import { MemberPage } from './member-page.tsx'
import { SkeletonBlocks } from './skeleton-blocks.tsx'

/** What stands at every member's address until it is known what to show. */
export function MemberSkeleton() {
  return (
    <MemberPage title={memberWords.navigation} tab={null} lead={memberWords.loading}>
      <SkeletonBlocks />
    </MemberPage>
  )
}
