import { useEffect } from 'react'
import { useStore } from '#web/device/store.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { Link } from '#web/navigation/link.tsx'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { changeCooking, cookingStore } from './cooking-store.ts'
import { cookingWords } from './cooking-words.ts'
import styles from './timer-dock.module.css'
import { clockText, removeTimer, ringDue, timeLeft } from './timers.ts'
import { useNow } from './use-now.ts'

const MARK = ' · '

/** Puts a prefix, unless it is null, in front of the page's title, so that it can be read in the browser's tab. */
export function useTitlePrefix(prefix: string | null): void {
  useEffect(() => {
    if (prefix === null) return
    const whole = prefix + MARK
    const add = () => {
      if (!document.title.startsWith(whole)) document.title = whole + document.title
    }
    add()
    // The next page writes its own title.
    const title = document.querySelector('title')
    const watcher = new MutationObserver(add)
    if (title !== null) watcher.observe(title, { childList: true })
    return () => {
      watcher.disconnect()
      if (document.title.startsWith(whole)) document.title = document.title.slice(whole.length)
    }
  }, [prefix])
}

/** Vibration in ms: two short buzzes and a long one, to be felt through an apron. Not every device can vibrate. */
const BUZZ = [200, 120, 200, 120, 600]

/** The timers, shown on every page of the plan. Each leads to its step and announces when its time is up. */
export function TimerDock() {
  const { timers } = useStore(cookingStore)
  const now = useNow(timers.some((timer) => timer.state === 'running'))
  useEffect(() => {
    const { due } = ringDue(cookingStore.get(), now)
    if (due.length === 0) return
    changeCooking((cooking) => ringDue(cooking, now).cooking)
    navigator.vibrate?.(BUZZ)
    for (const timer of due) announce(cookingWords.rings(timer.title, timer.label))
  }, [now])
  const next = timers
    .filter((timer) => timer.state !== 'paused')
    .toSorted((a, b) => timeLeft(a, now) - timeLeft(b, now))[0]
  const left = next === undefined ? null : timeLeft(next, now)
  useTitlePrefix(left === null ? null : left === 0 ? cookingWords.timeIsUp : clockText(left))
  if (timers.length === 0) return null
  return (
    <section aria-label={cookingWords.timers}>
      <ul className={styles.dock}>
        {timers.map((timer) => (
          <li key={timer.id} className={styles.timer} data-state={timer.state}>
            <Link className={styles.way} to={timer.path}>
              <span className={styles.title}>{timer.title}</span> {timer.label}{' '}
              <b className={styles.time}>
                {timer.state === 'done' ? cookingWords.timeIsUp : clockText(timeLeft(timer, now))}
              </b>
            </Link>
            <button
              type="button"
              className={styles.close}
              aria-label={cookingWords.remove(timer.label)}
              onClick={() => changeCooking((cooking) => removeTimer(cooking, timer.id))}
            >
              <CloseIcon size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
