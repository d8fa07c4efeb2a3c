import type { WeekView } from '#domain/api/member/week.ts'
import { today } from '#web/device/today.ts'
import { targetsOfDay } from '#web/member/data/targets-of-day.ts'
import { useWeek } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { NotInWeekPage } from '#web/member/layout/refused.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { AnewButton } from '#web/member/plan-changes/anew-button.tsx'
import { planChangeWords } from '#web/member/plan-changes/plan-change-words.ts'
import { offBandText } from '#web/member/week/day-off-band.ts'
import { useMarkDaySeen } from '#web/member/week/last-seen-day.ts'
import { MoreFoodNote } from '#web/member/week/more-food-note.tsx'
import { ThawNote } from '#web/member/week/thaw-note.tsx'
import { mealTimes } from '#web/member/words/week.ts'
import { Note } from '#web/ui/note.tsx'
import { dateText, weekdayTitle } from '#web/words/dates.ts'
import { DayMeal } from './day-meal.tsx'
import styles from './day-screen.module.css'
import { DaySteps } from './day-steps.tsx'
import { DayTotals } from './day-totals.tsx'
import { dayScreenWords } from './day-words.ts'

function Day({ view, day, cachedAt }: { view: WeekView; day: number; cachedAt: string | null }) {
  const shown = view.days[day]
  if (shown === undefined) return <NotInWeekPage view={view} />
  const off = offBandText(view, day)
  const name = weekdayTitle(shown.date)
  const times = mealTimes(shown.meals.map((meal) => meal.slot))
  return (
    <MemberPage
      title={name}
      lead={dateText(shown.date)}
      tab="week"
      name="day"
      back={{ to: memberPages.week.path({ week: view.week }), label: dayScreenWords.weekBack(view.week) }}
      cachedAt={cachedAt}
    >
      <div className={styles.panes}>
        <ol className={styles.meals}>
          {shown.meals.map((_, meal) => (
            <li key={meal}>
              <DayMeal view={view} day={day} meal={meal} time={times[meal] ?? ''} />
            </li>
          ))}
        </ol>
        <div className={styles.side}>
          <MoreFoodNote view={view} date={shown.date} />
          {off !== null && <Note>{off}</Note>}
          <ThawNote view={view} day={day} />
          <DayTotals figures={shown.figures} targets={targetsOfDay(view, day)} />
          {view.access === 'full' && shown.date >= today() && (
            <AnewButton week={view.week} asked={{ day }}>
              {planChangeWords.anew.day}
            </AnewButton>
          )}
          <DaySteps view={view} day={day} />
        </div>
      </div>
    </MemberPage>
  )
}

/** One day of the week: its meals in order, and their totals. Days count from 0. */
export function DayScreen({ week, day }: { week: number; day: number }) {
  useMarkDaySeen(week, day)
  return (
    <WhenReady
      data={useWeek(week)}
      title={dayScreenWords.plain}
      tab="week"
      back={{ to: memberPages.week.path({ week }), label: dayScreenWords.weekBack(week) }}
    >
      {(view, cachedAt) => <Day view={view} day={day} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
