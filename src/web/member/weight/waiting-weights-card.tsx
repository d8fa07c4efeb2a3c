import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { useStore } from '#web/device/store.ts'
import {
  dropWeighIn,
  isWeighInQueueLasting,
  unsentWeighIns,
  weighInQueue,
} from '#web/member/weigh-ins/weigh-in-queue.ts'
import { weighInWords as words } from '#web/member/weigh-ins/weigh-in-words.ts'
import { dayText } from '#web/words/dates.ts'
import { IconButton } from './icon-button.tsx'
import { loggedDayText, loggedMassText } from './logged-text.ts'
import styles from './waiting-weights-card.module.css'

/** The weights that only this device has, and why the server refused one; nothing if there are none. */
export function WaitingWeightsCard({ units, today }: { readonly units: UnitSystem; readonly today: IsoDate }) {
  const queue = useStore(weighInQueue)
  const isLasting = useStore(isWeighInQueueLasting)
  if (queue.length === 0) return null
  const waiting = unsentWeighIns(queue).length
  return (
    <section className={styles.card} aria-labelledby="waiting-weights">
      <h2 id="waiting-weights">{words.title}</h2>
      {waiting > 0 && <p className={styles.hint}>{words.hint(waiting)}</p>}
      {!isLasting && <p className={styles.hint}>{words.notLasting}</p>}
      <ul className={styles.list}>
        {queue.map(({ typedAt, day, kg: mass, state }) => {
          const weight = loggedMassText(kg(mass), units)
          return (
            <li key={typedAt} className={styles.row} data-waiting={day}>
              <span className={styles.day}>{loggedDayText(day, today)}</span>
              <span className={styles.weight}>{weight}</span>
              <IconButton
                icon="bin"
                label={words.drop(weight, dayText(day, today))}
                onClick={() => dropWeighIn(typedAt)}
              />
              {state.kind === 'refused' && <span className={styles.refused}>{words.refused(state.message)}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
