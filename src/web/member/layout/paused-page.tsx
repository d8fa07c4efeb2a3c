import { memberPages, type Tab } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { layoutWords } from './layout-words.ts'
import { MemberPage } from './member-page.tsx'
import styles from './when-ready.module.css'

/** The page of a week that is not planned, because the plan has a pause. */
export function PausedPage({ tab }: { tab: Tab }) {
  const { title, lead, resume } = layoutWords.paused
  return (
    <MemberPage title={title} lead={lead} tab={tab}>
      <Link className={styles.way} to={memberPages.weight.path()}>
        {resume}
      </Link>
    </MemberPage>
  )
}
