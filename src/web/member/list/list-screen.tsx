import type { MemberView } from '#domain/api/member/member.ts'
import type { ShoppingLineView } from '#domain/api/member/shopping.ts'
import { addDays } from '#domain/time.ts'
import { isPaused } from '#web/member/data/is-paused.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { PausedPage } from '#web/member/layout/paused-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { tickedNow } from '#web/member/ticks/tick-changes.ts'
import { addTicks } from '#web/member/ticks/tick-store.ts'
import { More } from '#web/member/ui/more.tsx'
import { PrintButton } from '#web/member/ui/print-button.tsx'
import { CurrentWeekLink, WeekSwitcher } from '#web/member/week/week-switcher.tsx'
import { weekRangeText } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { Celebration } from '#web/ui/celebration.tsx'
import { Note } from '#web/ui/note.tsx'
import { Aisles } from './aisles.tsx'
import { ListProgress } from './list-progress.tsx'
import styles from './list-screen.module.css'
import { listText } from './list-text.ts'
import tools from './list-tools.module.css'
import { SaveButton, ShareButton, UntickAll } from './list-tools.tsx'
import { listWords } from './list-words.ts'
import { OwnLines } from './own-lines.tsx'
import type { ShownList } from './shown-list.ts'
import { useHiddenLines } from './use-hidden-lines.ts'
import { useShoppingList } from './use-shopping-list.ts'
import { WaitingNote } from './waiting-note.tsx'

const DAYS_A_WEEK = 7

/** How many the list is for, and where that is changed: in a kitchen of several by who eats there. */
function Lead({ range, list, isCurrent }: { range: string; list: ShownList; isCurrent: boolean }) {
  const { eaters, isShared } = list
  const to = isShared ? memberPages.kitchen.path({}) : memberPages.settings.path()
  return (
    <span className={styles.lead}>
      {range}
      <Link className={styles.change} to={to} label={`${listWords.eaters(eaters)}. ${listWords.changeEaters}`}>
        {listWords.eaters(eaters)}
      </Link>
      {!isCurrent && <CurrentWeekLink pathOf={memberPages.list.path} />}
    </span>
  )
}

function List({ list, member, cachedAt }: { list: ShownList; member: MemberView; cachedAt: string | null }) {
  const all = list.aisles.flatMap(({ lines }) => lines)
  const ticked = [...all, ...list.staples].filter((line) => line.ticked)
  const hidden = useHiddenLines(ticked.map(({ id }) => id))
  const tick = (line: ShoppingLineView) => addTicks(tickedNow([line], !line.ticked, list.week, Date.now()))
  const range = weekRangeText(addDays(member.startsOn, (list.week - 1) * DAYS_A_WEEK))
  const pathOf = memberPages.list.path
  return (
    <MemberPage
      title={listWords.title}
      lead={<Lead range={range} list={list} isCurrent={list.week === member.currentWeek} />}
      tab="list"
      cachedAt={cachedAt}
      tools={
        <>
          <WeekSwitcher week={list.week} lastWeek={member.lastWeek} pathOf={pathOf} />
          <More look="row">
            <Link className={tools.tool} to={memberPages.pantry.path({})}>
              {listWords.pantry}
            </Link>
            <ShareButton text={listText(list, range)} />
            <PrintButton>{listWords.print}</PrintButton>
          </More>
        </>
      }
    >
      <WaitingNote week={list.week} isCopy={cachedAt !== null} />
      {[...all, ...list.staples].some(({ more }) => more !== undefined) && <Note>{listWords.grown}</Note>}
      <div className={styles.panes}>
        <div className={styles.side}>
          {list.total > 0 && (
            <ListProgress ticked={list.ticked} total={list.total} isHiding={hidden.isHiding} onToggle={hidden.toggle} />
          )}
        </div>
        <div className={styles.list}>
          {list.total === 0 && <Note>{listWords.empty}</Note>}
          {list.total > 0 && list.ticked === list.total && (
            <p className={styles.done}>
              {listWords.done}
              <Celebration mark={`list-${member.startsOn}-${list.week}`} />
            </p>
          )}
          <Aisles list={list} isHidden={hidden.isHidden} onTick={tick} />
          <OwnLines week={list.week} lines={list.own} />
          <div className={tools.hand}>
            <SaveButton list={list} />
            {ticked.length > 0 && <UntickAll week={list.week} lines={ticked} />}
          </div>
        </div>
      </div>
    </MemberPage>
  )
}

function ListOf({ week, member, cachedAt }: { week: number; member: MemberView; cachedAt: string | null }) {
  return (
    <WhenReady data={useShoppingList(week)} title={listWords.title} tab="list">
      {(list, listCachedAt) => <List list={list} member={member} cachedAt={listCachedAt ?? cachedAt} />}
    </WhenReady>
  )
}

/** What to buy for a week, by aisle; null is the current week. */
export function ListScreen({ week }: { week: number | null }) {
  return (
    <WhenReady data={useMember()} title={listWords.title} tab="list">
      {(member, cachedAt) =>
        isPaused(member, week ?? member.currentWeek) ? (
          <PausedPage tab="list" />
        ) : (
          <ListOf week={week ?? member.currentWeek} member={member} cachedAt={cachedAt} />
        )
      }
    </WhenReady>
  )
}
