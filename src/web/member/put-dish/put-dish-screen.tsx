import { useState } from 'react'
import type { LibraryPlace, LibraryPlacesReply } from '#domain/api/member/library.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { libraryPlacesFrom } from '#web/member/data/library-reply.ts'
import { refetchMemberData, useMember, useMemberData, useWeek, weekRoute } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { landAt } from '#web/member/plan-changes/landing.ts'
import { changeMeal } from '#web/member/plan-changes/plan-changes.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { ListChange } from '#web/member/ui/list-change.tsx'
import { mealWords } from '#web/member/words/meal-words.ts'
import { grams, kcal, mealOfDay } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { currentPath, navigate } from '#web/navigation/navigation.ts'
import { Note } from '#web/ui/note.tsx'
import styles from './put-dish-screen.module.css'
import { putDishWords as words } from './put-dish-words.ts'

const back = { to: memberPages.library.path({}), label: words.back }

type PlacesProps = { readonly view: WeekView; readonly recipe: string; readonly found: LibraryPlacesReply }

function Places({ view, recipe, found: { title, places } }: PlacesProps) {
  const [chosen, setChosen] = useState<LibraryPlace | null>(null)
  const choose = async (at: LibraryPlace) => {
    if (chosen !== null || !at.fits) return
    setChosen(at)
    const here = currentPath()
    const place = { week: view.week, day: at.day, meal: at.meal }
    const reply = await changeMeal(place, { to: 'recipe', recipe })
    if (reply === null) return setChosen(null)
    await refetchMemberData([routes.member, weekRoute(view.week)])
    announceChange(words.put(title, mealOfDay(view, place)), reply)
    if (currentPath() !== here) return
    landAt(place)
    navigate(memberPages.day.path(place))
  }
  return (
    <ul className={styles.places}>
      {places.map((at) => (
        <li key={`${at.day} ${at.meal}`} className={styles.place} data-fits={at.fits}>
          <button
            type="button"
            className={styles.to}
            data-action="put"
            data-value={`${at.day}-${at.meal}`}
            aria-disabled={!at.fits || chosen === at || undefined}
            onClick={() => void choose(at)}
          >
            {chosen === at
              ? words.busy
              : words.instead(mealOfDay(view, at), view.days[at.day]?.meals[at.meal]?.dishes[0]?.title ?? '')}
          </button>
          <p>
            <span className={styles.soft}>{words.day}</span> {kcal(at.figures.energy)},{' '}
            {mealWords.protein(grams(at.figures.protein))}
          </p>
          <p className={styles.soft}>{at.fits ? words.inBand : words.offBand}</p>
          {at.list !== undefined && <ListChange list={at.list} />}
        </li>
      ))}
    </ul>
  )
}

function PutDish({ recipe, week, cachedAt }: { recipe: string; week: number; cachedAt: string | null }) {
  const route = `${filled(routes.memberLibraryPlaces, { week, recipe })}?today=${today()}`
  const data = useMemberData(route, libraryPlacesFrom, null)
  return (
    <WhenReady data={useWeek(week)} title={words.title} tab="week" back={back}>
      {(view) => (
        <WhenReady data={data} title={words.title} tab="week" back={back}>
          {(found) => (
            <MemberPage
              title={words.title}
              lead={words.lead(found.title)}
              tab="week"
              name="putDish"
              back={back}
              cachedAt={cachedAt}
            >
              <p>
                <Link className={styles.way} to={memberPages.recipe.path({ recipe })}>
                  {words.recipe}
                </Link>
              </p>
              {found.places.length === 0 ? (
                <Note>{words.none}</Note>
              ) : (
                <Places view={view} recipe={recipe} found={found} />
              )}
            </MemberPage>
          )}
        </WhenReady>
      )}
    </WhenReady>
  )
}

/** The meals of this week in whose place a dish of the library may come. */
export function PutDishScreen({ recipe }: { recipe: string }) {
  return (
    <WhenReady data={useMember()} title={words.title} tab="week" back={back}>
      {({ currentWeek }, cachedAt) => <PutDish recipe={recipe} week={currentWeek} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
