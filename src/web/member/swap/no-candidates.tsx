import { type BackTo, MemberPage } from '#web/member/layout/member-page.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './swap-screen.module.css'
import { swapWords } from './swap-words.ts'

/** Shown if no other dish suits the day. */
export function NoCandidates({ back }: { back: BackTo }) {
  const { title, lead, settings } = swapWords.none
  return (
    <MemberPage title={title} lead={lead} tab="week" name="swap" back={back}>
      <p>
        <Link className={styles.way} to={memberPages.settings.path()}>
          {settings}
        </Link>
      </p>
    </MemberPage>
  )
}
