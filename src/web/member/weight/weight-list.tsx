import { useState } from 'react'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kg, kgToPounds, pounds, poundsToKg } from '#domain/units.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { Button } from '#web/ui/button.tsx'
import { dayText } from '#web/words/dates.ts'
import { IconButton } from './icon-button.tsx'
import { doubtOn } from './learnt-course.ts'
import { loggedDayText, loggedMassText } from './logged-text.ts'
import { toGrams } from './mass-text.ts'
import { Details, OtherWeights } from './other-weights.tsx'
import styles from './weight-list.module.css'
import type { WeightLog } from './weight-log.ts'
import { weightWords } from './weight-words.ts'

type WeightListProps = {
  readonly log: WeightLog
  readonly units: UnitSystem
  readonly today: IsoDate
  readonly onEdit: (entry: LoggedWeight) => void
  readonly onRemove: (entry: LoggedWeight) => void
  /** Lets another weight of a day count, or deletes it; `index` counts the others from 0. */
  readonly onPick: (entry: LoggedWeight, index: number) => void
  readonly onRemoveOther: (entry: LoggedWeight, index: number) => void
  /** Saves the member's answer about a doubted reading. */
  readonly onConfirm: (entry: LoggedWeight) => void
  readonly learnt: LearntWeight | null
}

const SHOWN_AT_FIRST = 8
/** A log may hold decades. */
const SHOWN_MORE = 100
const words = weightWords.list

type DoubtProps = Pick<WeightListProps, 'units' | 'onConfirm'> & {
  readonly doubt: LearntWeight['doubts'][number]
  readonly entry: LoggedWeight
}

/** The weight in the right unit if units seem to be mixed up; otherwise null. */
function meantWeight({ doubt: { why }, entry }: Pick<DoubtProps, 'doubt' | 'entry'>): Kg | null {
  if (why === 'POUNDS_AS_KILOGRAMS') return poundsToKg(pounds(entry.kg))
  return why === 'KILOGRAMS_AS_POUNDS' ? kg(kgToPounds(kg(entry.kg))) : null
}

/** Asks about a reading that does not fit the others, unless the member has already confirmed it. */
function Doubt({ doubt, entry, units, onConfirm }: DoubtProps) {
  if (entry.confirmed === true) {
    return (
      <div className={styles.doubt}>
        <p>{weightWords.doubt.kept}</p>
      </div>
    )
  }
  const meant = meantWeight({ doubt, entry })
  return (
    <div className={styles.doubt}>
      <p>{weightWords.doubt.asked}</p>
      <div className={styles.answers}>
        {meant !== null && (
          <Button look="quiet" action="meant" onClick={() => onConfirm({ ...entry, kg: toGrams(meant) })}>
            {weightWords.doubt.wasUnit(loggedMassText(meant, units))}
          </Button>
        )}
        <Button look="quiet" action="confirm" onClick={() => onConfirm({ ...entry, confirmed: true })}>
          {weightWords.doubt.right}
        </Button>
      </div>
    </div>
  )
}

/** The log, newest first; each entry can be changed or deleted. */
export function WeightList({
  log,
  onEdit,
  onRemove,
  onPick,
  onRemoveOther,
  onConfirm,
  learnt,
  ...shown
}: WeightListProps) {
  const { units, today } = shown
  const [count, setCount] = useState(SHOWN_AT_FIRST)
  const entries = log.slice(-count).toReversed()
  const more = Math.min(SHOWN_MORE, log.length - count)
  return (
    <section className={styles.card} aria-labelledby="weight-log">
      <h2 id="weight-log">{words.title}</h2>
      {log.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.list}>
        {entries.map((entry) => {
          const weight = loggedMassText(kg(entry.kg), units)
          const day = dayText(entry.day, today)
          const doubt = doubtOn(learnt, entry.day)
          return (
            <li key={entry.day} className={styles.row} data-day={entry.day}>
              <span className={styles.day}>{loggedDayText(entry.day, today)}</span>
              <span className={styles.weight}>{weight}</span>
              <IconButton icon="pencil" label={words.edit(weight, day)} onClick={() => onEdit(entry)} />
              <IconButton icon="bin" label={words.remove(weight, day)} onClick={() => onRemove(entry)} />
              <Details {...entry} />
              {entry.others !== undefined && (
                <OtherWeights
                  {...{ ...shown, others: entry.others, day: entry.day }}
                  onPick={(index) => onPick(entry, index)}
                  onRemove={(index) => onRemoveOther(entry, index)}
                />
              )}
              {doubt !== null && <Doubt doubt={doubt} entry={entry} units={units} onConfirm={onConfirm} />}
            </li>
          )
        })}
      </ul>
      {log.length > SHOWN_AT_FIRST && (
        <Button look="quiet" onClick={() => setCount(more > 0 ? count + more : SHOWN_AT_FIRST)}>
          {more > 0 ? words.more(more) : words.fewer}
        </Button>
      )}
    </section>
  )
}
