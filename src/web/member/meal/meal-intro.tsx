import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { DishView, MealView, WeekView } from '#domain/api/member/week.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { PortionNote } from '#web/member/diary/portion-note.tsx'
import type { Place } from '#web/member/pages/page.ts'
import { shareText } from '#web/member/recipe/nutrition-table.tsx'
import { RecipeFacts } from '#web/member/recipe/recipe-facts.tsx'
import { PlatesLine } from '#web/member/table/plates-line.tsx'
import { slotWords } from '#web/member/words/meal-words.ts'
import { energyFacts, sidesText } from '#web/member/words/week.ts'
import { Heading } from '#web/ui/heading.tsx'
import { weekdayName } from '#web/words/dates.ts'
import { MealActions } from './meal-actions.tsx'
import styles from './meal-intro.module.css'
import { mealWords } from './meal-words.ts'
import type { MealChanges } from './use-meal-changes.ts'

type MealIntroProps = {
  view: WeekView
  place: Place
  meal: MealView
  main: DishView
  card: RecipeCard
  changes: MealChanges
}

/** What the meal is, why it was chosen, and the actions on it. */
export function MealIntro({ view, place, meal, main, card, changes }: MealIntroProps) {
  const member = useMember()
  const units = member.kind === 'ready' ? member.value.settings.units : undefined
  const day = view.days[place.day]
  const sides = meal.dishes.slice(1).map((side) => side.title)
  const share =
    day === undefined
      ? []
      : [mealWords.shareOfDay(shareText(meal.figures.energy, day.figures.energy), weekdayName(day.date))]
  return (
    <>
      <div className={styles.title}>
        <p className={styles.slot}>{slotWords[meal.slot]}</p>
        <Heading title={card.title} lead={sides.length > 0 ? sidesText(sides) : undefined}>
          <span lang={card.lang}>{card.title}</span>
        </Heading>
      </div>
      <p className={styles.blurb} lang={card.lang}>
        {card.blurb}
      </p>
      {meal.leftoverOf !== null && <PlatesLine meal={meal} />}
      <RecipeFacts
        card={card}
        more={[...energyFacts(meal.figures.energy, units), ...share]}
        isCooked={meal.leftoverOf !== null}
      />
      {view.access === 'full' && <PortionNote place={place} view={view} />}
      {view.access === 'full' && <MealActions view={view} place={place} meal={meal} main={main} changes={changes} />}
      {main.why.length > 0 && (
        <div className={styles.why}>
          <h2 className={styles.whyTitle}>{mealWords.why}</h2>
          <p>{main.why.join(' ')}</p>
        </div>
      )}
    </>
  )
}
