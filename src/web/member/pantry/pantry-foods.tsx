import type { PantryFood } from '#domain/api/member/pantry.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { lineName } from '#web/member/words/line-name.ts'
import { shortDateText } from '#web/words/dates.ts'
import styles from './pantry.module.css'
import { pantryWords as words } from './pantry-words.ts'
import { correctPantry } from './use-pantry.ts'

/** Days ahead within which a food should be used next. */
export const SOON_DAYS = 3

export const isSoon = ({ keepsUntil, isFrozen }: PantryFood, today: IsoDate): boolean =>
  !isFrozen && keepsUntil !== null && (daysBetween(today, keepsUntil) ?? 0) <= SOON_DAYS

/** One food at home: how much, until when, and what can be said about it. */
function Food({ food, today }: { food: PantryFood; today: IsoDate }) {
  const { id, amount, grams, keepsUntil, isFrozen, frozen, canFreeze } = food
  const name = lineName(food.name)
  const until = keepsUntil === today ? words.today : keepsUntil === null ? null : words.until(shortDateText(keepsUntil))
  const half = Math.max(1, Math.round(grams / 2))
  return (
    <li className={styles.food} data-food={id} data-soon={isSoon(food, today)}>
      <p className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>{amount}</span>
        {until !== null && (
          <span className={styles.until}>{frozen === undefined ? until : words.partFrozen(frozen, until)}</span>
        )}
      </p>
      <div className={styles.acts}>
        {canFreeze && !isFrozen && (
          <button
            type="button"
            className={styles.act}
            aria-label={words.freezeOf(name)}
            onClick={() => void correctPantry({ kind: 'FROZEN', food: id }, words.isFrozen(name))}
          >
            {words.freeze}
          </button>
        )}
        <button
          type="button"
          className={styles.act}
          aria-label={words.halfOf(name)}
          onClick={() =>
            void correctPantry({ kind: 'HAVE', foods: [{ food: id, grams: half }] }, words.isHalved(food.name))
          }
        >
          {words.half}
        </button>
        <button
          type="button"
          className={styles.act}
          aria-label={words.goneOf(name)}
          onClick={() => void correctPantry({ kind: 'GONE', food: id }, words.isGone(name))}
        >
          {words.gone}
        </button>
      </div>
    </li>
  )
}

/** Foods at home under a heading. */
export function Foods({ title, foods, today }: { title: string; foods: readonly PantryFood[]; today: IsoDate }) {
  if (foods.length === 0) return null
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.foods}>
        {foods.map((food) => (
          <Food key={food.id} food={food} today={today} />
        ))}
      </ul>
    </section>
  )
}
