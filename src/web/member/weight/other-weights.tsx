import type { DayWeight } from '#domain/body/weighed-day.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { useStore } from '#web/device/store.ts'
import { formatsStore } from '#web/member/data/formats-store.ts'
import { Button } from '#web/ui/button.tsx'
import { clockText, dayText, timeText } from '#web/words/dates.ts'
import { IconButton } from './icon-button.tsx'
import { loggedMassText } from './logged-text.ts'
import styles from './other-weights.module.css'
import { sourceWords, weightWords } from './weight-words.ts'

const words = weightWords.list

/** When a weight was read, where it came from, and its note. Nothing if none of it is known. */
export function Details({ minuteOfDay, source, note }: Pick<DayWeight, 'minuteOfDay' | 'source' | 'note'>) {
  const { clock } = useStore(formatsStore)
  const facts = [
    ...(minuteOfDay === undefined ? [] : [timeText(clockText(minuteOfDay), clock)]),
    ...(source === undefined ? [] : [sourceWords[source]]),
    ...(note === undefined ? [] : [note]),
  ]
  return facts.length === 0 ? null : <p className={styles.details}>{facts.join(' · ')}</p>
}

type OtherWeightsProps = {
  readonly others: readonly DayWeight[]
  readonly day: IsoDate
  readonly units: UnitSystem
  readonly today: IsoDate
  readonly onPick: (index: number) => void
  readonly onRemove: (index: number) => void
}

/** The weights of a day beside the one that counts. */
export function OtherWeights({ others, day, units, today, onPick, onRemove }: OtherWeightsProps) {
  return (
    <div className={styles.others}>
      <p className={styles.title}>{words.others}</p>
      <ul className={styles.list}>
        {others.map((other, index) => {
          const weight = loggedMassText(kg(other.kg), units)
          return (
            <li key={`${other.kg} ${other.minuteOfDay}`} className={styles.row}>
              <span className={styles.weight} id={`other-${day}-${index}`}>
                {weight}
              </span>
              <Button look="quiet" action="pick" describedBy={`other-${day}-${index}`} onClick={() => onPick(index)}>
                {words.pick}
              </Button>
              <IconButton
                icon="bin"
                label={words.remove(weight, dayText(day, today))}
                onClick={() => onRemove(index)}
              />
              <Details {...other} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
