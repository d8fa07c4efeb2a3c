import { useMemo, useState } from 'react'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import type { ReadWeight } from '#domain/weight-file/reading.ts'
import { Button } from '#web/ui/button.tsx'
import { exactMassText, spanText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import { compareWithLog } from './file-comparison.ts'
import type { ReadFile } from './use-weight-file.ts'
import styles from './weight-file.module.css'
import { daySpanText, leftOutText, unitsText } from './weight-file-text.ts'
import { noteWords, weightFileWords } from './weight-file-words.ts'

const words = weightFileWords.preview
/** Conflicts that are shown. */
const SHOWN = 4

type FilePreviewProps = {
  readonly reading: ReadFile
  readonly log: readonly ReadWeight[]
  readonly units: UnitSystem
  /** How many are stored already, while they are being stored. */
  readonly stored: number | null
  readonly onAdd: (weights: readonly ReadWeight[]) => void
  readonly onLeave: () => void
}

function Facts({ reading, known, units }: { reading: ReadFile; known: number; units: UnitSystem }) {
  const { weights, column } = reading
  const beside = weights.reduce((sum, { others = [] }) => sum + others.length, 0)
  const masses = weights.map((weight) => weight.kg)
  const low = kg(masses.reduce((least, mass) => Math.min(least, mass), Number.POSITIVE_INFINITY))
  const high = kg(masses.reduce((most, mass) => Math.max(most, mass), 0))
  const facts = [
    [words.days, daySpanText(weights[0]?.day ?? null, weights.at(-1)?.day ?? null)],
    [words.range, spanText(exactMassText(low, units), exactMassText(high, units), units)],
    [words.unit, unitsText(reading.units, reading.unitFrom)],
    ...(column === null ? [] : [[words.column, column] as const]),
    ...(known === 0 ? [] : [[words.known, String(known)] as const]),
    ...(beside === 0 ? [] : [[words.beside, formatWhole(beside)] as const]),
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a file holds, before anything of it is stored. */
export function FilePreview({ reading, log, units, stored, onAdd, onLeave }: FilePreviewProps) {
  const [replaces, setReplaces] = useState(false)
  const { fresh, known, conflicts } = useMemo(() => compareWithLog(reading.weights, log), [reading, log])
  const replaced = replaces ? conflicts.map(({ read }) => read) : []
  const added = [...fresh, ...replaced]
  return (
    <section className={styles.part} aria-labelledby="file-preview">
      <h3 id="file-preview" className={styles.title}>
        {words.title(reading.weights.length)}
      </h3>
      <Facts reading={reading} known={known} units={units} />
      {reading.notes.map((note) => (
        <p key={note}>{noteWords[note]}</p>
      ))}
      {reading.leftOut.length > 0 && (
        <div>
          <p className={styles.label}>{words.leftOut}</p>
          <ul className={styles.list}>
            {reading.leftOut.map((left) => (
              <li key={left.why}>{leftOutText(left)}</li>
            ))}
          </ul>
        </div>
      )}
      {conflicts.length > 0 && (
        <div>
          <p className={styles.label}>{words.conflicts(conflicts.length)}</p>
          <ul className={styles.list}>
            {conflicts.slice(0, SHOWN).map(({ day, own, file }) => (
              <li key={day}>{words.conflict(day, own, file, units)}</li>
            ))}
            {conflicts.length > SHOWN && <li>{words.more(conflicts.length - SHOWN)}</li>}
          </ul>
          <label className={styles.check}>
            <input
              type="checkbox"
              name="replace"
              checked={replaces}
              disabled={stored !== null}
              onChange={(event) => setReplaces(event.target.checked)}
            />
            {words.replace}
          </label>
        </div>
      )}
      {added.length === 0 && <p role="status">{words.nothingNew}</p>}
      <div className={styles.actions}>
        {added.length > 0 && (
          <Button action="file-add" busy={stored !== null} onClick={() => onAdd(added)}>
            {stored === null ? words.add(added.length) : words.adding(stored, added.length)}
          </Button>
        )}
        {stored === null && (
          <Button look="quiet" action="file-leave" onClick={onLeave}>
            {words.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}
