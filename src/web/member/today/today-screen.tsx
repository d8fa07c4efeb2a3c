import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { today } from '#web/device/today.ts'
import { isPaused } from '#web/member/data/is-paused.ts'
import { targetsOfDay } from '#web/member/data/targets-of-day.ts'
import { useMember, useWeek } from '#web/member/data/use-member-data.ts'
import { dayOfPlan } from '#web/member/diary/day-of-plan.ts'
import { type Diary, useDiary } from '#web/member/diary/use-diary.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { PausedPage } from '#web/member/layout/paused-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { usePreparedWeek } from '#web/member/offline/use-prepared-week.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { LastChangeCard } from '#web/member/plan-changes/last-change-card.tsx'
import { ReviewCard } from '#web/member/review/review-card.tsx'
import { useMarkDaySeen } from '#web/member/week/last-seen-day.ts'
import { MoreFoodNote, moreFoodFrom } from '#web/member/week/more-food-note.tsx'
import { ThawNote } from '#web/member/week/thaw-note.tsx'
import { WeekScreen } from '#web/member/week/week-screen.tsx'
import { Link } from '#web/navigation/link.tsx'
import { dateWords } from '#web/words/date-words.ts'
import { dateText, weekdayTitle } from '#web/words/dates.ts'
import { BalanceWeek } from './balance-week.tsx'
import { DayLeft } from './day-left.tsx'
import { DayNavigation } from './day-navigation.tsx'
import { DayNutrients } from './day-nutrients.tsx'
import { Drinks } from './drinks.tsx'
import { EatenList } from './eaten-list.tsx'
import { FirstWeek } from './first-week.tsx'
import { KitchenEndsNote } from './kitchen-ends-note.tsx'
import { MealList } from './meal-list.tsx'
import { balanceOf, entriesOf, mealsOfDay, nextMeal, othersIn, present, unsaidMeals } from './meal-state.ts'
import { Movement } from './movement.tsx'
import { NextMeal } from './next-meal.tsx'
import { isAsked, SettleDay, SettleYesterday } from './settle-day.tsx'
import { SyncNote } from './sync-note.tsx'
import styles from './today-screen.module.css'
import { todayWords as words } from './today-words.ts'
import { useDayWrites } from './use-day-writes.ts'
import { WeighInPrompt } from './weigh-in-prompt.tsx'

type DayProps = {
  readonly date: IsoDate
  readonly day: number
  readonly view: WeekView
  readonly member: MemberView
  readonly diary: Diary
  readonly cachedAt: string | null
}

function titleOf(date: IsoDate, now: IsoDate): string {
  if (date === now) return words.title
  return date === addDays(now, -1) ? words.yesterday : weekdayTitle(date)
}

function Day({ date, day, view, member, diary, cachedAt }: DayProps) {
  const now = present()
  const isToday = date === now.today
  const entries = entriesOf(diary.entries, date)
  const meals = mealsOfDay(view, day, diary.entries, now)
  const writes = useDayWrites(date, diary)
  const targets = targetsOfDay(view, day)
  // Who has just come was not there for the meals of the day so far.
  const isFirstEvening = isToday && date === member.startsOn
  const next = isToday ? nextMeal(meals) : null
  usePreparedWeek(view)
  useMarkDaySeen(view.week, day)
  return (
    <MemberPage
      title={titleOf(date, now.today)}
      lead={isToday ? dateWords.weekdayDate(weekdayTitle(date), dateText(date)) : dateText(date)}
      tab="today"
      cachedAt={cachedAt}
    >
      <SyncNote diary={diary} />
      {isToday && <ReviewCard moreFoodFrom={moreFoodFrom(view, date)} only="URGENT" />}
      <MoreFoodNote view={view} date={date} />
      {isToday && <ThawNote view={view} day={day} />}
      {isToday && <KitchenEndsNote view={view} />}
      {isToday && <FirstWeek day={day} view={view} diary={diary} member={member} now={now} />}
      <div className={styles.panes}>
        <div className={styles.column}>
          {isToday && diary.isKnown && <SettleYesterday member={member} diary={diary} now={now} />}
          {diary.isKnown && isAsked(date, now) && !isFirstEvening && (
            <SettleDay meals={unsaidMeals(meals)} date={date} diary={diary} asked={isToday ? 'today' : 'that'} />
          )}
          {isToday && <NextMeal next={next} view={view} writes={writes} />}
          <div className={styles.list}>
            <MealList meals={meals} view={view} date={date} writes={writes} />
            <EatenList entries={othersIn(entries)} all={entries} date={date} diary={diary} view={view} />
          </div>
        </div>
        <div className={styles.column}>
          <DayLeft
            meals={meals}
            entries={entries}
            targets={targets}
            isKnown={diary.isKnown}
            isSafe={view.safety !== undefined}
            isOver={!isToday}
          />
          {isToday && diary.isKnown && (
            <BalanceWeek
              day={day}
              view={view}
              diary={diary}
              meals={meals}
              energy={balanceOf(meals, entries, targets).energy}
              now={now}
            />
          )}
          <div className={styles.rest}>
            {diary.isKnown && <DayNutrients entries={entries} targets={targets} units={member.settings.units} />}
            {isToday && <WeighInPrompt />}
            <Drinks entries={entries} date={date} diary={diary} member={member} week={view.week} />
            <Movement entries={entries} date={date} diary={diary} />
            {isToday && <ReviewCard only="OTHER" />}
            {isToday && <LastChangeCard isForADay />}
            <DayNavigation date={date} today={now.today} startsOn={member.startsOn} entries={diary.entries} />
          </div>
        </div>
      </div>
    </MemberPage>
  )
}

function DayOfWeek({
  date,
  week,
  day,
  member,
  cachedAt,
}: Omit<DayProps, 'view' | 'diary'> & { readonly week: number }) {
  const diary = useDiary(member.email, date)
  return (
    <WhenReady data={useWeek(week)} title={words.plain} tab="today">
      {(view, weekCachedAt) => (
        <WhenReady data={diary} title={words.plain} tab="today">
          {(value, diaryCachedAt) => (
            <Day
              date={date}
              day={day}
              view={view}
              member={member}
              diary={value}
              cachedAt={diaryCachedAt ?? weekCachedAt ?? cachedAt}
            />
          )}
        </WhenReady>
      )}
    </WhenReady>
  )
}

function NotInPlan() {
  const { title, lead, back } = words.notInPlan
  return (
    <MemberPage title={title} lead={lead} tab="today" name="today">
      <Link to={memberPages.today.path()}>{back}</Link>
    </MemberPage>
  )
}

/** A day of the plan: the next meal, what is left, and what was eaten. Null is today. */
export function TodayScreen({ day }: { day: IsoDate | null }) {
  const date = day ?? today()
  return (
    <WhenReady data={useMember()} title={words.plain} tab="today">
      {(member, cachedAt) => {
        // Before a plan is bought there is only one day to see, and nothing to log.
        if (member.access === 'preview') return <WeekScreen week={null} />
        const place = date > today() ? null : dayOfPlan(member.startsOn, date)
        if (place !== null && isPaused(member, place.week)) return <PausedPage tab="today" />
        return place === null ? (
          <NotInPlan />
        ) : (
          <DayOfWeek key={date} date={date} {...place} member={member} cachedAt={cachedAt} />
        )
      }}
    </WhenReady>
  )
}
