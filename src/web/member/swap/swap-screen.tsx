import { useState } from 'react'
import type { Candidate, WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { refetchMemberData, useMemberData, useWeek, weekRoute } from '#web/member/data/use-member-data.ts'
import { candidatesFrom } from '#web/member/data/week-reply.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { NotInWeekPage } from '#web/member/layout/refused.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { DishPlace } from '#web/member/pages/page.ts'
import { landAt } from '#web/member/plan-changes/landing.ts'
import { changeMeal } from '#web/member/plan-changes/plan-changes.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { kcal, mealOfDay } from '#web/member/words/week.ts'
import { currentPath, navigateBack } from '#web/navigation/navigation.ts'
import { Note } from '#web/ui/note.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { ForWhom } from './for-whom.tsx'
import { NoCandidates } from './no-candidates.tsx'
import styles from './swap-screen.module.css'
import { swapWords } from './swap-words.ts'

function Candidates({
  view,
  place,
  candidates,
  isForMe,
}: {
  view: WeekView
  place: DishPlace
  candidates: readonly Candidate[]
  /** Whether the others at the table keep their dish. */
  isForMe: boolean
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const day = view.days[place.day]
  if (day === undefined) return null
  const choose = async ({ recipe, title, day: dayThen }: Candidate) => {
    if (chosen !== null) return
    setChosen(recipe)
    const here = currentPath()
    const reply = await changeMeal(place, {
      ...{ to: 'recipe', recipe, dish: place.dish },
      ...(isForMe ? { for: 'me' } : {}),
    })
    if (reply === null) return setChosen(null)
    await refetchMemberData([routes.member, weekRoute(place.week)])
    const [changed = swapWords.changed(mealOfDay(view, place), title), ...changes] = reply.changes
    announceChange(`${changed} ${swapWords.dayThen(kcal(dayThen.energy))}`, { ...reply, changes })
    if (currentPath() !== here) return
    landAt(place)
    navigateBack(memberPages.day.path(place))
  }
  return (
    <ul className={styles.candidates}>
      {candidates.map((candidate, at) => (
        <CandidateCard
          key={candidate.recipe}
          candidate={candidate}
          before={day.figures}
          isInSight={at < 3}
          isChosen={chosen === candidate.recipe}
          onChoose={() => void choose(candidate)}
        />
      ))}
    </ul>
  )
}

/** Dish 0 is the main one, all others are sides. */
const titleFor = ({ dish }: DishPlace): string => (dish === 0 ? swapWords.title : swapWords.sideTitle)

function Swap({ view, place, cachedAt }: { view: WeekView; place: DishPlace; cachedAt: string | null }) {
  const dishes = view.days[place.day]?.meals[place.meal]?.dishes
  const main = dishes?.[0]
  const dish = dishes?.[place.dish]
  const isTable = view.days[place.day]?.meals[place.meal]?.plates !== undefined
  const [isForMe, setIsForMe] = useState(false)
  const route = filled(routes.memberCandidates, { week: place.week, day: place.day, meal: place.meal })
  const asked = `${route}?dish=${place.dish}${isForMe ? '&for=me' : ''}`
  const data = useMemberData(asked, candidatesFrom, null)
  if (main === undefined || dish === undefined) return <NotInWeekPage view={view} />
  const back = { to: memberPages.meal.path(place), label: main.title }
  return (
    <WhenReady data={data} title={titleFor(place)} tab="week" back={back}>
      {({ candidates }) =>
        candidates.length === 0 && !isForMe ? (
          <NoCandidates back={back} />
        ) : (
          <MemberPage
            title={titleFor(place)}
            lead={swapWords.lead(mealOfDay(view, place), dish.title)}
            tab="week"
            name="swap"
            back={back}
            cachedAt={cachedAt}
          >
            {isTable && <ForWhom isForMe={isForMe} onChange={setIsForMe} />}
            {candidates.length === 0 && <Note>{swapWords.none.title}</Note>}
            <Candidates view={view} place={place} candidates={candidates} isForMe={isForMe} />
          </MemberPage>
        )
      }
    </WhenReady>
  )
}

/** Other dishes for one meal. Days and meals count from 0. */
export function SwapScreen(place: DishPlace) {
  return (
    <WhenReady
      data={useWeek(place.week)}
      title={titleFor(place)}
      tab="week"
      back={{ to: memberPages.meal.path(place), label: dishPageWords.meal }}
    >
      {(view, cachedAt) => <Swap view={view} place={place} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
