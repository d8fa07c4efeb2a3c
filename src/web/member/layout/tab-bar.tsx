import { Fragment } from 'react'
import { useHydrated } from '#web/device/hydration.tsx'
import { today } from '#web/device/today.ts'
import { memberPages, type Tab, tabs } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { BrandLink } from './brand-link.tsx'
import { layoutWords } from './layout-words.ts'
import styles from './tab-bar.module.css'

/** The place of the scan button among the tabs. */
const SCAN_BEFORE = 2

/**
 * Opens the page on which a code, a label or a plate is scanned, or a food searched for. Prerendered pages, which know no
 * day, lead to today's.
 */
const ScanLink = () => (
  <Link
    className={styles.tab}
    to={
      useHydrated()
        ? memberPages.addFood.path({ day: today(), insteadOf: null, scans: true })
        : memberPages.today.path()
    }
    label={layoutWords.scan}
  >
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
        <path d="M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M8 9v6M11 9v6M13.5 9v6M16 9v6" />
      </svg>
    </span>
    {layoutWords.scanTab}
  </Link>
)

/** The tabs of the member's area: along the bottom of a phone, down the side from 900 px. */
export function TabBar({ tab }: { tab: Tab | null }) {
  return (
    <nav className={styles.bar} aria-label={layoutWords.navigation}>
      <BrandLink className={styles.mark} />
      {tabs.map((name, at) => (
        <Fragment key={name}>
          {at === SCAN_BEFORE && <ScanLink />}
          <Link className={styles.tab} to={memberPages[name].path()} current={name === tab}>
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
        </Fragment>
      ))}
    </nav>
  )
}
