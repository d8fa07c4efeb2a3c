import type { PreviewMeal } from '#domain/api/preview.ts'
import { useCounted } from '#web/funnel/table/use-counted.ts'
import { cutPlateAddress } from '#web/pictures/plate-address.ts'
import { formatWhole } from '#web/words/numbers.ts'
import styles from './day-plates.module.css'
import { loadingWords as words } from './loading-words.ts'

const RADIUS = 168
const ROUND = 2 * Math.PI * RADIUS

/** Where the plates lie, in per cent of the circle's box, from the top clockwise. */
const placeOf = (at: number, count: number): { readonly left: string; readonly top: string } => {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2
  return { left: `${50 + 31 * Math.cos(angle)}%`, top: `${50 + 31 * Math.sin(angle)}%` }
}

/**
 * The plates of a day that have landed, and around them the ring of its energy: it is the sum of theirs. Without a plan
 * the circle is empty.
 */
export function DayPlates({
  meals,
  landed,
  places,
  energy,
}: {
  readonly meals: readonly PreviewMeal[]
  readonly landed: number
  /** How many meals the day will have: their places are laid while they are planned. */
  readonly places: number
  /** kcal a day that close the ring. */
  readonly energy: number
}) {
  const sum = meals.slice(0, landed).reduce((total, meal) => total + meal.energy, 0)
  const shown = useCounted(sum)
  const whole = formatWhole(energy)
  return (
    <div className={styles.table} role="img" aria-label={words.ring(formatWhole(sum), whole)}>
      <svg viewBox="-180 -180 360 360" aria-hidden="true">
        <g transform="rotate(-90)">
          <circle className={styles.track} r={RADIUS} />
          <circle
            className={styles.sum}
            r={RADIUS}
            style={{ strokeDasharray: ROUND, strokeDashoffset: ROUND * (1 - Math.min(1, sum / energy)) }}
          />
        </g>
      </svg>
      {Array.from({ length: meals.length === 0 ? places : 0 }, (_, at) => (
        <span key={`${at}`} className={styles.place} style={placeOf(at, places)} />
      ))}
      {meals.map(({ picture }, at) => (
        <img
          // A dish may be planned twice in a day.
          key={`${at}-${picture}`}
          className={at < landed ? styles.landed : styles.plate}
          style={placeOf(at, meals.length)}
          src={cutPlateAddress(picture)}
          width={150}
          height={150}
          alt=""
          draggable={false}
        />
      ))}
      <p className={styles.count} aria-hidden="true">
        <strong>{formatWhole(shown)}</strong>
        <span>{words.ofEnergy(whole)}</span>
      </p>
    </div>
  )
}

/** The meals of the day, each once its plate has landed. */
export function DayMeals({ meals, landed }: { readonly meals: readonly PreviewMeal[]; readonly landed: number }) {
  return (
    <ol className={styles.meals}>
      {meals.slice(0, landed).map(({ slot, title, minutes, energy }, at) => (
        // A day may have two snacks of the same dish.
        <li key={`${at}-${slot}`} className={styles.meal}>
          <span>
            <span className={styles.slot}>{words.meal(words.slots[slot], minutes)}</span>
            {title}
          </span>
          <strong>{formatWhole(energy)}</strong>
        </li>
      ))}
    </ol>
  )
}
