import type { Clock } from '#domain/formats.ts'
import type { IsoDate } from '#domain/time.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { formatsStore } from '#web/member/data/formats-store.ts'
import { wallClock } from '#web/member/words/clock.ts'
import { dayText, timeText } from '#web/words/dates.ts'
import styles from './cached-copy-notice.module.css'
import { layoutWords } from './layout-words.ts'

const { asOf } = layoutWords

/** A moment in local time: "at 2:02 PM", "on June 12, 2:02 PM". */
export function asOfText(moment: string, currentDay: IsoDate, format: Clock): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return asOf.unknown
  const day = today(time)
  const clock = timeText(wallClock(time), format)
  return day === currentDay ? asOf.today(clock) : asOf.day(dayText(day, currentDay), clock)
}

/** Says that the page shows the device's cached copy, and how old that is. */
export function CachedCopyNotice({ cachedAt }: { cachedAt: string }) {
  const { clock } = useStore(formatsStore)
  return (
    <p className={styles.notice} role="status">
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 4.5-2.6M19 12.9a10 10 0 0 0-4-2.4M1.5 9.3A15 15 0 0 1 6 6.4M22.5 9.3A15 15 0 0 0 11 5.1M12 20h.01" />
      </svg>
      {layoutWords.cachedCopy(asOfText(cachedAt, today(), clock))}
    </p>
  )
}
