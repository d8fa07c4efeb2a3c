import { memberPages, type Tab, tabs } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { BrandLink } from './brand-link.tsx'
import { layoutWords } from './layout-words.ts'
import styles from './tab-bar.module.css'

/** The tabs of the member's area: along the bottom of a phone, down the side from 900 px. */
export function TabBar({ tab }: { tab: Tab | null }) {
  return (
    <nav className={styles.bar} aria-label={layoutWords.navigation}>
      <BrandLink className={styles.mark} />
      {tabs.map((name) => (
        <Link key={name} className={styles.tab} to={memberPages[name].path()} current={name === tab}>
          <span className={styles.icon}>
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.9"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={memberPages[name].tab.icon} />
            </svg>
          </span>
          {memberPages[name].tab.title}
        </Link>
      ))}
    </nav>
  )
}
