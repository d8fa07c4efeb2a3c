import { useWeekEmail } from '#web/member/plan-changes/use-week-email.ts'
import { weekEmailWords as words } from '#web/member/plan-changes/week-email-words.ts'
import styles from './section.module.css'

/** The email on the day before each week: asked for and ended. Absent without the server's answer. */
export function WeekEmail() {
  const { wanted, answer } = useWeekEmail()
  if (wanted === undefined) return null
  return (
    <div className={styles.row}>
      <h3 className={styles.label}>{words.title}</h3>
      <p className={styles.hint}>{wanted === true ? words.on : words.about}</p>
      <button
        type="button"
        className={styles.second}
        data-action={wanted === true ? 'stop-week-email' : 'start-week-email'}
        onClick={() => answer(wanted !== true)}
      >
        {wanted === true ? words.stop : words.start}
      </button>
    </div>
  )
}
