import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import { Celebration } from '#web/ui/celebration.tsx'
import { formatWhole } from '#web/words/numbers.ts'
import styles from './first-week.module.css'
import { mealsOfDay, type Present } from './meal-state.ts'
import { todayWords } from './today-words.ts'

type FirstWeekProps = {
  readonly day: number
  readonly view: WeekView
  readonly diary: ShownDiary
  readonly member: MemberView
  readonly now: Present
}

/** Says on the last day of the first week that it is cooked, if something planned was eaten on every day of it. */
export function FirstWeek({ day, view, diary, member, now }: FirstWeekProps) {
  if (view.week !== 1 || day !== view.days.length - 1) return null
  const days = view.days.map((_, at) => mealsOfDay(view, at, diary.entries, now))
  const eaten = days.map((meals) => meals.filter(({ state }) => state.kind === 'eaten').length)
  if (eaten.includes(0)) return null
  const sum = (numbers: readonly number[]) => formatWhole(numbers.reduce((total, each) => total + each, 0))
  return (
    <section className={styles.card} aria-labelledby="first-week">
      <h2 id="first-week">{todayWords.firstWeek.title}</h2>
      <p>{todayWords.firstWeek.eaten(sum(eaten), sum(days.map((meals) => meals.length)))}</p>
      <Celebration mark={`week-${member.startsOn}`} />
    </section>
  )
}
