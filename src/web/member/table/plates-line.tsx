import type { MealView } from '#domain/api/member/week.ts'
import { plateTexts } from './meal-plates.ts'
import styles from './table.module.css'
import { tableWords as words } from './table-words.ts'
import { useEaterNames } from './use-eater-names.ts'

function Plates({ meal }: { readonly meal: MealView }) {
  const texts = plateTexts(meal, useEaterNames())
  if (texts.length === 0) return null
  return (
    <span className={styles.plates} data-plates>
      <span className="visually-hidden">{words.plates}: </span>
      {texts.map((text) => (
        <span key={text} className={styles.plate}>
          {text}
        </span>
      ))}
    </span>
  )
}

/** Who eats how much of a meal; nothing for somebody who eats alone. */
export const PlatesLine = ({ meal }: { readonly meal: MealView }) =>
  meal.plates === undefined ? null : <Plates meal={meal} />
