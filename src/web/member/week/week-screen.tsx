import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { isPaused } from '#web/member/data/is-paused.ts'
import { useMember, useWeek } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { PausedPage } from '#web/member/layout/paused-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { usePreparedWeek } from '#web/member/offline/use-prepared-week.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { AnewButton } from '#web/member/plan-changes/anew-button.tsx'
import { LastChangeCard } from '#web/member/plan-changes/last-change-card.tsx'
import { planChangeWords } from '#web/member/plan-changes/plan-change-words.ts'
import { ReviewCard } from '#web/member/review/review-card.tsx'
import { More } from '#web/member/ui/more.tsx'
import { PrintButton } from '#web/member/ui/print-button.tsx'
import { weekRangeText } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { DayCard } from './day-card.tsx'
import { MoreFoodNote, moreFoodFrom } from './more-food-note.tsx'
import { PreviewCard } from './preview-card.tsx'
import { WeekEmailQuestion } from './week-email-question.tsx'
import { firstNotes, WeekNotes } from './week-notes.tsx'
import styles from './week-screen.module.css'
import { CurrentWeekLink, WeekSwitcher } from './week-switcher.tsx'
import { WeekTable } from './week-table.tsx'
import { weekWords } from './week-words.ts'

function Week({ view, member, cachedAt }: { view: WeekView; member: MemberView; cachedAt: string | null }) {
  const isPreview = view.access === 'preview'
  usePreparedWeek(view)
  const tools = (
    <>
      <WeekSwitcher week={view.week} lastWeek={member.lastWeek} />
      <More look="row">
        {view.week >= member.currentWeek && <AnewButton week={view.week}>{planChangeWords.anew.week}</AnewButton>}
        <Link className={styles.all} to={memberPages.library.path({})}>
          {weekWords.allDishes}
        </Link>
        <PrintButton>{weekWords.print}</PrintButton>
      </More>
    </>
  )
  const lead = (
    <>
      {weekRangeText(view.startsOn)}
      {view.week !== member.currentWeek && (
        <>
          {' '}
          <CurrentWeekLink />
        </>
      )}
    </>
  )
  return (
    <MemberPage
      title={isPreview ? weekWords.preview.heading : weekWords.title(view.week)}
      lead={isPreview ? null : lead}
      tab="week"
      cachedAt={cachedAt}
      tools={isPreview ? null : tools}
    >
      {!isPreview && view.week === member.currentWeek && <ReviewCard moreFoodFrom={moreFoodFrom(view)} />}
      {!isPreview && <LastChangeCard isForADay />}
      {!isPreview && <MoreFoodNote view={view} />}
      <ol className={isPreview ? styles.preview : styles.days}>
        {view.days.map((_, day) => (
          <DayCard key={day} view={view} day={day} isAlone={isPreview} />
        ))}
        {isPreview && <PreviewCard member={member} />}
      </ol>
      <WeekNotes sentences={firstNotes(view)} />
      {!isPreview && <WeekTable view={view} />}
      {!isPreview && <WeekEmailQuestion />}
    </MemberPage>
  )
}

function WeekOf({ week, member, cachedAt }: { week: number; member: MemberView; cachedAt: string | null }) {
  return (
    <WhenReady data={useWeek(week)} title={weekWords.title(week)} tab="week">
      {(view, weekCachedAt) => <Week view={view} member={member} cachedAt={weekCachedAt ?? cachedAt} />}
    </WhenReady>
  )
}

/** Seven days of meals; null is the current week. */
export function WeekScreen({ week }: { week: number | null }) {
  return (
    <WhenReady data={useMember()} title={weekWords.plain} tab="week">
      {(member, cachedAt) =>
        isPaused(member, week ?? member.currentWeek) ? (
          <PausedPage tab="week" />
        ) : (
          <WeekOf week={week ?? member.currentWeek} member={member} cachedAt={cachedAt} />
        )
      }
    </WhenReady>
  )
}
