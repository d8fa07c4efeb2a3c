import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './week-switcher.module.css'
import { weekWords } from './week-words.ts'

function Arrow({ to, label, path }: { to: string | null; label: string; path: string }) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
  if (to === null) return <span className={styles.none}>{drawing}</span>
  return (
    <Link className={styles.arrow} to={to} label={label}>
      {drawing}
    </Link>
  )
}

type PathOfWeek = typeof memberPages.week.path

/** The way back from another week. */
export const CurrentWeekLink = ({ pathOf = memberPages.week.path }: { pathOf?: PathOfWeek }) => (
  <Link className={styles.current} to={pathOf()}>
    {weekWords.current}
  </Link>
)

/** Links to the previous and next week, as far as they are open. */
export function WeekSwitcher({
  week,
  lastWeek,
  pathOf = memberPages.week.path,
}: {
  week: number
  lastWeek: number
  /** The path that shows a week, or the current one without arguments; by default the page of its meals. */
  pathOf?: PathOfWeek
}) {
  return (
    <nav className={styles.switcher} aria-label={weekWords.weeks}>
      <Arrow to={week > 1 ? pathOf({ week: week - 1 }) : null} label={weekWords.previous} path="m15 5-7 7 7 7" />
      <Arrow to={week < lastWeek ? pathOf({ week: week + 1 }) : null} label={weekWords.next} path="m9 5 7 7-7 7" />
    </nav>
  )
}
