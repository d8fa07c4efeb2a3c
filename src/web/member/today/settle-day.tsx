import type { MemberView } from '#domain/api/member/member.ts'
import { sumOfFigures } from '#domain/diary/figures.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { isPaused } from '#web/member/data/is-paused.ts'
import { useWeek } from '#web/member/data/use-member-data.ts'
import { dayOfPlan } from '#web/member/diary/day-of-plan.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import { mealEaten, mealSkipped } from '#web/member/diary/meal-writes.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { slotInSentence } from '#web/member/words/meal-words.ts'
import { kcal } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { joinedList } from '#web/words/lists.ts'
import styles from './balance-week.module.css'
import { type MealOfDay, mealsOfDay, type Present, unsaidMeals } from './meal-state.ts'
import { todayWords } from './today-words.ts'

const words = todayWords.settle

/** From this time of day on, HH:MM, a day is asked about that is not over. */
const EVENING = '20:00'

/** "breakfast, lunch and dinner". */
function slotsText(meals: readonly MealOfDay[]): string {
  const names = [...new Set(meals.map(({ meal }) => slotInSentence[meal.slot]))]
  return joinedList(names, '')
}

/** The day that is asked about, in relation to the one that is shown. */
export type DayInQuestion = 'that' | 'yesterday' | 'today'

type SettleDayProps = {
  /** The meals of which nothing is known. */
  readonly meals: readonly MealOfDay[]
  readonly date: IsoDate
  readonly diary: ShownDiary
  readonly asked: DayInQuestion
}

/** Asks once about all planned meals that were neither ticked nor skipped: one tap settles them all. */
export function SettleDay({ meals, date, diary, asked }: SettleDayProps) {
  if (meals.length === 0) return null
  const slots = slotsText(meals)
  const { energy } = sumOfFigures(meals.map(({ figures }) => figures))
  const eat = () =>
    writeAndSay(
      diary,
      meals.map(({ place, meal, share }) => mealEaten(date, place, meal, share)),
      words.eaten(kcal(energy)),
    )
  const skip = () =>
    writeAndSay(
      diary,
      meals.map(({ place }) => mealSkipped(date, place)),
      words.skipped,
    )
  const question = { that: words.thatDay, today: words.today, yesterday: words.yesterday }[asked]
  return (
    <section className={styles.card} aria-labelledby={`settle-${date}`} data-settle={date}>
      <h2 className={styles.name} id={`settle-${date}`}>
        {question(slots)}
      </h2>
      <p className={styles.text}>{(asked === 'today' ? words.whySoFar : words.why)(kcal(energy))}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.yes} data-action="settle" onClick={eat}>
          {words.yes}
        </button>
        <button type="button" className={styles.quiet} data-action="settle-none" onClick={skip}>
          {words.none}
        </button>
        {asked === 'yesterday' && (
          <Link className={styles.quiet} to={memberPages.today.path({ day: date })}>
            {words.some}
          </Link>
        )}
      </div>
    </section>
  )
}

type DayBeforeProps = {
  readonly member: MemberView
  readonly diary: ShownDiary
  readonly now: Present
}

function KnownDayBefore({
  week,
  day,
  date,
  diary,
  now,
}: Omit<DayBeforeProps, 'member'> & {
  readonly week: number
  readonly day: number
  readonly date: IsoDate
}) {
  const data = useWeek(week)
  if (data.kind !== 'ready') return null
  const meals = unsaidMeals(mealsOfDay(data.value, day, diary.entries, now))
  return <SettleDay meals={meals} date={date} diary={diary} asked="yesterday" />
}

/** The question about yesterday; nothing if all of its meals are settled, or if it is not in the plan. */
export function SettleYesterday({ member, diary, now }: DayBeforeProps) {
  const date = addDays(now.today, -1)
  const place = dayOfPlan(member.startsOn, date)
  if (place === null || isPaused(member, place.week)) return null
  return <KnownDayBefore {...place} date={date} diary={diary} now={now} />
}

/** Whether a day is asked about on its own page: in its evening, or once it is over. */
export const isAsked = (date: IsoDate, { today, clock }: Present): boolean =>
  date < today || (date === today && clock >= EVENING)
