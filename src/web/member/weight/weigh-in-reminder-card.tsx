import { WeighInReminderView } from '#domain/api/member/weigh-in-reminder.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { setMemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { WeekdayButtons } from '#web/member/ui/weekday-buttons.tsx'
import { weekdayWords } from '#web/member/ui/weekday-words.ts'
import { refusalText } from './use-weight-changes.ts'
import styles from './weigh-in-reminder-card.module.css'
import { reminderWords as words } from './weight-words.ts'

const reminderFrom = parserOf(WeighInReminderView)
const { names: weekdays } = weekdayWords

/** Sets the weekday of the reminder, or ends it. It can be undone. */
async function remind(weekday: number | null, before: number | null, isUndo = false): Promise<void> {
  const outcome = await requestMember(routes.memberWeighInReminder, {
    method: 'PUT',
    body: { weekday, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null },
    parse: reminderFrom,
  })
  if (outcome.kind !== 'ok') return announce(refusalText(outcome))
  setMemberData(routes.memberWeighInReminder, outcome.value)
  const day = weekday === null ? undefined : weekdays[weekday]
  const done = day === undefined ? words.ended : words.saved(day)
  if (isUndo) announce(done)
  else announce(done, { label: words.undo, run: () => void remind(before, weekday, true) })
}

/** Chooses the weekday on which an email reminds the member to weigh in; another tap on it ends the reminder. */
export function WeighInReminderCard() {
  const data = useMemberData(routes.memberWeighInReminder, reminderFrom)
  if (data.kind !== 'ready') return null
  const { weekday: chosen } = data.value
  const day = chosen === null ? undefined : weekdays[chosen]
  return (
    <section className={styles.card} aria-labelledby="weigh-in-reminder">
      <h2 id="weigh-in-reminder">{words.title}</h2>
      <p>{day === undefined ? words.none : words.on(day)}</p>
      <WeekdayButtons
        legend={words.choose}
        chosen={chosen === null ? [] : [chosen]}
        onToggle={(weekday) => void remind(chosen === weekday ? null : weekday, chosen)}
      />
    </section>
  )
}
