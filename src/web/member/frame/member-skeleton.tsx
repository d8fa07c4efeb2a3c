import { MemberPage } from '#web/member/frame/member-page.tsx'
import { SkeletonBlocks } from '#web/member/frame/skeleton-blocks.tsx'
import { memberWords } from '#web/words/member.ts'

/** What stands at every member's address until it is known what to show. */
export function MemberSkeleton() {
  return (
    <MemberPage title={memberWords.navigation} tab={null} lead={memberWords.loading}>
      <SkeletonBlocks />
    </MemberPage>
  )
}
