import type { WeekView } from '#domain/api/member/week.ts'
import { PlatesLine } from '#web/member/table/plates-line.tsx'
import { awayWords } from '#web/member/words/away-words.ts'
import { mealWords, slotWords } from '#web/member/words/meal-words.ts'
import { grams, kcal, weekRangeText } from '#web/member/words/week.ts'
import { shortDateText, weekdayTitle } from '#web/words/dates.ts'
import { leftoverText } from './leftover-text.ts'
import styles from './week-table.module.css'
import { weekWords } from './week-words.ts'

/** The week on one sheet of paper; only visible in print. */
export function WeekTable({ view }: { view: WeekView }) {
  const longest = Math.max(...view.days.map((day) => day.meals.length))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {weekWords.title(view.week)}, {weekRangeText(view.startsOn)}
      </caption>
      <thead>
        <tr>
          <td />
          {view.days.map(({ date }) => (
            <th key={date} scope="col">
              {weekdayTitle(date)}
              <br />
              {shortDateText(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: longest }, (_, meal) => {
          // Whoever came during the week has no meals before that day.
          const slot = view.days.find(({ meals }) => meals.length > meal)?.meals[meal]?.slot
          return (
            <tr key={meal}>
              <th scope="row">{slot === undefined ? '' : slotWords[slot]}</th>
              {view.days.map((day) => {
                const shown = day.meals[meal]
                const from = shown === undefined ? null : leftoverText(view, shown)
                return (
                  <td key={day.date}>
                    {shown?.away !== undefined &&
                      (shown.own?.name ?? (shown.away === 0 ? awayWords.skipped : awayWords.eatingOut))}
                    {shown?.dishes.map((dish) => dish.title).join(' + ')}
                    {shown !== undefined && <PlatesLine meal={shown} />}
                    {from !== null && <i className={styles.from}>{from}</i>}
                  </td>
                )
              })}
            </tr>
          )
        })}
        <tr>
          <th scope="row">{weekWords.sum}</th>
          {view.days.map(({ date, figures }) => (
            <td key={date}>
              {kcal(figures.energy)}
              <br />
              {mealWords.protein(grams(figures.protein))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
