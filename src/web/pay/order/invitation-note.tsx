import { storedInvitation } from '#web/member/join/invitation-store.ts'
import { joinWords as words } from '#web/member/join/join-words.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { Note } from '#web/ui/note.tsx'

/** The way back to an invitation that was opened on this device, for somebody who has answered the questions now. */
export function InvitationNote() {
  if (storedInvitation() === null) return null
  return (
    <Note>
      {words.waiting} <Link to={memberPages.join.path({})}>{words.goOn}</Link>
    </Note>
  )
}
