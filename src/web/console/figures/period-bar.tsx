import { consoleHref, consolePath, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { lastDays, type Period, periodLengths, todayInUtc } from './period.ts'
import styles from './period-bar.module.css'

/** Chooses the days of a report: some usual lengths, or two dates. They are kept in the address, which can be shared. */
export function PeriodBar({ period }: { period: Period }) {
  const [query, setQuery] = useQuery()
  const today = todayInUtc()
  return (
    <div className={styles.bar}>
      <ul className={styles.lengths} aria-label="Usual periods">
        {periodLengths.map((days) => {
          const own = lastDays(today, days)
          return (
            <li key={days}>
              <ConsoleLink
                className={styles.length}
                href={consoleHref(consolePath(), { ...Object.fromEntries(query), ...own })}
                isCurrent={own.from === period.from && own.to === period.to}
              >
                {days === 1 ? 'Today' : `${days} days`}
              </ConsoleLink>
            </li>
          )
        })}
      </ul>
      <label className={styles.date}>
        From
        <input
          type="date"
          value={period.from}
          max={period.to}
          onChange={({ target }) => setQuery({ ...period, from: target.value })}
        />
      </label>
      <label className={styles.date}>
        To
        <input
          type="date"
          value={period.to}
          min={period.from}
          onChange={({ target }) => setQuery({ ...period, to: target.value })}
        />
      </label>
      <span className={styles.zone}>Days in UTC{period.to >= today ? '; today is not over yet' : ''}</span>
    </div>
  )
}
