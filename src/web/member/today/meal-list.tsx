import { useState } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import type { IsoDate } from '#domain/time.ts'
import { AwayMealRow } from './away-meal-row.tsx'
import { MealRow } from './meal-row.tsx'
import type { MealOfDay } from './meal-state.ts'
import styles from './rows.module.css'
import { todayWords } from './today-words.ts'
import type { DayWrites } from './use-day-writes.ts'

type MealListProps = {
  readonly meals: readonly MealOfDay[]
  readonly view: WeekView
  readonly date: IsoDate
  readonly writes: DayWrites
}

/** The planned meals of a day, one of which can be opened at a time. */
export function MealList({ meals, view, date, writes }: MealListProps) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <section className={styles.card} aria-labelledby="meals">
      <h2 className={styles.name} id="meals">
        {todayWords.meals.name}
      </h2>
      <ul className={styles.rows}>
        {meals.map((meal, at) =>
          meal.meal.away !== undefined ? (
            <AwayMealRow key={meal.place.meal} of={meal} writes={writes} />
          ) : (
            <MealRow
              key={meal.place.meal}
              of={meal}
              view={view}
              date={date}
              writes={writes}
              isOpen={open === at}
              onToggle={() => setOpen(open === at ? null : at)}
            />
          ),
        )}
      </ul>
    </section>
  )
}
