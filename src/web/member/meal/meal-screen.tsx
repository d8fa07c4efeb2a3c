import type { WeekView } from '#domain/api/member/week.ts'
import { dishKey } from '#web/member/cooking/dish-key.ts'
import { useWeek } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { NotInWeekPage } from '#web/member/layout/refused.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { useMarkMealSeen } from '#web/member/plan-changes/new-meals.ts'
import { RecipePanes } from '#web/member/recipe/recipe-panes.tsx'
import { otherDishes } from '#web/member/table/meal-plates.ts'
import { useMarkDaySeen } from '#web/member/week/last-seen-day.ts'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { weekdayTitle } from '#web/words/dates.ts'
import { AwayMeal } from './away-meal.tsx'
import { ExtraServings } from './extra-servings.tsx'
import { Leftover } from './leftover.tsx'
import { MealIntro } from './meal-intro.tsx'
import { mealWords } from './meal-words.ts'
import { OtherDishRecipe } from './other-dish.tsx'
import { OwnMeal } from './own-meal.tsx'
import { Side } from './side.tsx'
import { useMealChanges } from './use-meal-changes.ts'

function Meal({ view, place, cachedAt }: { view: WeekView; place: Place; cachedAt: string | null }) {
  const day = view.days[place.day]
  const meal = day?.meals[place.meal]
  const [main, ...sides] = meal?.dishes ?? []
  const card = main === undefined ? undefined : view.cards[main.card]
  const changes = useMealChanges(view, place)
  if (meal?.own !== undefined)
    return <OwnMeal view={view} place={place} meal={meal} dish={meal.own} changes={changes} cachedAt={cachedAt} />
  if (meal?.away !== undefined)
    return <AwayMeal view={view} place={place} meal={meal} changes={changes} cachedAt={cachedAt} />
  if (day === undefined || meal === undefined || main === undefined || card === undefined) {
    return <NotInWeekPage view={view} />
  }
  const intro = <MealIntro view={view} place={place} meal={meal} main={main} card={card} changes={changes} />
  const others = otherDishes(meal).map((of) => (
    <OtherDishRecipe key={of.dish.recipe} of={of} view={view} place={place} />
  ))
  const besides = sides.map((side, at) => (
    <Side
      key={side.recipe}
      side={side}
      view={view}
      meal={meal}
      place={{ ...place, dish: at + 1 }}
      dish={dishKey(place, side.recipe)}
      changes={changes}
    />
  ))
  return (
    <MemberPage
      title={card.title}
      heading={null}
      tab="week"
      name="meal"
      back={{ to: memberPages.day.path(place), label: weekdayTitle(day.date) }}
      cachedAt={cachedAt}
    >
      {meal.leftoverOf === null ? (
        <RecipePanes
          card={card}
          dish={dishKey(place, main.recipe)}
          eaters={changes.eaters}
          day={day.figures}
          onBan={changes.ban}
          isMember={view.access === 'full'}
          canGrow={view.access === 'full'}
          asks={<ExtraServings {...{ view, meal, changes }} dish={dishKey(place, main.recipe)} later={meal.keepsFor} />}
          intro={intro}
        >
          {besides}
          {others}
        </RecipePanes>
      ) : (
        <>
          <Leftover view={view} meal={meal} card={card} day={day.figures} intro={intro} />
          {besides}
          {others}
        </>
      )}
    </MemberPage>
  )
}

/** The page of a meal, with its recipes. Days and meals count from 0. */
export function MealScreen(place: Place) {
  useMarkDaySeen(place.week, place.day)
  useMarkMealSeen(place)
  return (
    <WhenReady
      data={useWeek(place.week)}
      title={dishPageWords.meal}
      tab="week"
      back={{ to: memberPages.day.path(place), label: mealWords.day }}
    >
      {(view, cachedAt) => <Meal view={view} place={place} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
