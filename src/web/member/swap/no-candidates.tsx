import { type BackTo, MemberPage } from '#web/member/frame/member-page.tsx'
import { memberPaths } from '#web/member/member-views.ts'
import styles from '#web/member/swap/swap-screen.module.css'
import { Link } from '#web/navigation/link.tsx'
import { swapWords } from '#web/words/member-recipe.ts'

/** Where no other dish keeps the day right. */
export function NoCandidates({ back }: { back: BackTo }) {
  const { title, lead, settings } = swapWords.none
  return (
    <MemberPage title={title} lead={lead} tab="week" name="swap" back={back}>
      <p>
        <Link className={styles.way} to={memberPaths.settings}>
          {settings}
        </Link>
      </p>
    </MemberPage>
  )
}
