import { useState } from 'react'
import type { MealMove, WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { useMemberData, useWeek } from '#web/member/data/use-member-data.ts'
import { movesFrom } from '#web/member/data/week-reply.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { NotInWeekPage } from '#web/member/layout/refused.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { landAt } from '#web/member/plan-changes/landing.ts'
import { moveMeal } from '#web/member/plan-changes/move-meal.ts'
import { moveWords } from '#web/member/plan-changes/move-words.ts'
import { ListChange } from '#web/member/ui/list-change.tsx'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { kcal, mealOfDay } from '#web/member/words/week.ts'
import { currentPath, navigateBack } from '#web/navigation/navigation.ts'
import { Note } from '#web/ui/note.tsx'
import { weekdayTitle } from '#web/words/dates.ts'
import styles from './move-screen.module.css'

/** What the days of a move become. */
function DaysThen({ view, move }: { view: WeekView; move: MealMove }) {
  return (
    <ul className={styles.days}>
      {move.days.map(({ day, figures }) => {
        const shown = view.days[day]
        if (shown === undefined) return null
        return (
          <li key={day}>{moveWords.day(weekdayTitle(shown.date), kcal(shown.figures.energy), kcal(figures.energy))}</li>
        )
      })}
    </ul>
  )
}

function Moves({ view, place, moves }: { view: WeekView; place: Place; moves: readonly MealMove[] }) {
  const [chosen, setChosen] = useState<MealMove | null>(null)
  const choose = async (move: MealMove) => {
    if (chosen !== null) return
    setChosen(move)
    const here = currentPath()
    const to = { week: place.week, day: move.day, meal: move.meal }
    const isDone = await moveMeal(view, place, to)
    if (!isDone) return setChosen(null)
    if (currentPath() !== here) return
    landAt(to)
    navigateBack(memberPages.day.path(to))
  }
  return (
    <ul className={styles.moves}>
      {moves.map((move) => (
        <li key={`${move.day} ${move.meal}`} className={styles.move}>
          <button
            type="button"
            className={styles.to}
            data-action="move"
            data-value={`${move.day}-${move.meal}`}
            aria-disabled={chosen === move || undefined}
            onClick={() => void choose(move)}
          >
            {chosen === move
              ? moveWords.busy
              : moveWords.with(mealOfDay(view, move), view.days[move.day]?.meals[move.meal]?.dishes[0]?.title ?? '')}
          </button>
          <DaysThen view={view} move={move} />
          <ListChange list={move.list} />
        </li>
      ))}
    </ul>
  )
}

function Move({ view, place, cachedAt }: { view: WeekView; place: Place; cachedAt: string | null }) {
  const main = view.days[place.day]?.meals[place.meal]?.dishes[0]
  const data = useMemberData(`${filled(routes.memberMoves, place)}?today=${today()}`, movesFrom, null)
  if (main === undefined) return <NotInWeekPage view={view} />
  const back = { to: memberPages.meal.path(place), label: main.title }
  return (
    <WhenReady data={data} title={moveWords.title} tab="week" back={back}>
      {({ moves }) => (
        <MemberPage
          title={moveWords.title}
          lead={moveWords.lead(mealOfDay(view, place), main.title)}
          tab="week"
          name="move"
          back={back}
          cachedAt={cachedAt}
        >
          {moves.length === 0 ? <Note>{moveWords.none}</Note> : <Moves view={view} place={place} moves={moves} />}
        </MemberPage>
      )}
    </WhenReady>
  )
}

/** The meals with which a meal can change places. Days and meals count from 0. */
export function MoveScreen(place: Place) {
  return (
    <WhenReady
      data={useWeek(place.week)}
      title={moveWords.title}
      tab="week"
      back={{ to: memberPages.meal.path(place), label: dishPageWords.meal }}
    >
      {(view, cachedAt) => <Move view={view} place={place} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
