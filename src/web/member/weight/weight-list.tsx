import { useState } from 'react'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { Button } from '#web/ui/button.tsx'
import { dayText } from '#web/words/dates.ts'
import styles from './weight-list.module.css'
import type { WeightLog } from './weight-log.ts'
import { loggedDayText, loggedMassText, weightWords } from './weight-words.ts'
import type { LoggedWeight } from './weights-reply.ts'

type WeightListProps = {
  readonly log: WeightLog
  readonly units: UnitSystem
  readonly today: IsoDate
  readonly onEdit: (entry: LoggedWeight) => void
  readonly onRemove: (entry: LoggedWeight) => void
}

const SHOWN_AT_FIRST = 8
const words = weightWords.list

const pencil = 'M4 20l1-4L16.5 4.500a2.100 2.100 0 0 1 3 3L8 19Zm11-14 3 3'
const bin = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5'

const Drawing = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
)

/** What has been logged, the newest first; each entry can be changed or deleted. */
export function WeightList({ log, units, today, onEdit, onRemove }: WeightListProps) {
  const [isWhole, setWhole] = useState(false)
  const entries = log.toReversed().slice(0, isWhole ? undefined : SHOWN_AT_FIRST)
  return (
    <section className={styles.card} aria-labelledby="weight-log">
      <h2 id="weight-log">{words.title}</h2>
      {log.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.list}>
        {entries.map((entry) => {
          const weight = loggedMassText(kg(entry.kg), units)
          const day = dayText(entry.day, today)
          return (
            <li key={entry.day} className={styles.row} data-day={entry.day}>
              <span className={styles.day}>{loggedDayText(entry.day, today)}</span>
              <span className={styles.weight}>{weight}</span>
              <button
                type="button"
                className={styles.icon}
                aria-label={words.edit(weight, day)}
                onClick={() => onEdit(entry)}
              >
                <Drawing path={pencil} />
              </button>
              <button
                type="button"
                className={styles.icon}
                aria-label={words.remove(weight, day)}
                onClick={() => onRemove(entry)}
              >
                <Drawing path={bin} />
              </button>
            </li>
          )
        })}
      </ul>
      {log.length > SHOWN_AT_FIRST && (
        <Button look="quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more}
        </Button>
      )}
    </section>
  )
}
