import { memberPaths } from '#web/member/member-views.ts'
import { memberWords, type Tab, tabs } from '#web/member/words/member.ts'
import { Link } from '#web/navigation/link.tsx'
import { MemberMark } from './brand-link.tsx'
import styles from './tab-bar.module.css'
import { TabIcon } from './tab-icon.tsx'

const addresses = {
  week: memberPaths.plan,
  list: memberPaths.list,
  weight: memberPaths.weight,
  settings: memberPaths.settings,
} as const satisfies Record<Tab, string>

/** The ways to the parts of the plan: along the bottom of a phone, down the side from 900 px. */
export function TabBar({ tab }: { tab: Tab | null }) {
  return (
    <nav className={styles.bar} aria-label={memberWords.navigation}>
      <MemberMark className={styles.mark} />
      {tabs.map((name) => (
        <Link key={name} className={styles.tab} to={addresses[name]} current={name === tab}>
          <span className={styles.icon}>
            <TabIcon tab={name} />
          </span>
          {memberWords.tabs[name]}
        </Link>
      ))}
    </nav>
  )
}
