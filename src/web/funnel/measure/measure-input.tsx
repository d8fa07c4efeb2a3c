import type { NumberKey } from '#domain/funnel/step.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { usePrehydrationText } from '#web/ui/use-prehydration-text.ts'
import type { MeasureText } from './measure.ts'
import { feedbackWords } from './measure-words.ts'
import styles from './number-screen.module.css'

type MeasureInputProps = {
  readonly measureKey: NumberKey
  readonly units: UnitSystem
  readonly text: MeasureText
  readonly labelledBy: string
  readonly invalidBy: string | undefined
  readonly onType: (part: Partial<MeasureText>) => void
}

/** One big number with its unit; heights in feet have a second input for inches. */
export function MeasureInput({ measureKey, units, text, labelledBy, invalidBy, onType }: MeasureInputProps) {
  const isFeet = measureKey === 'height' && units === 'imperial'
  const unit = measureKey === 'height' ? (isFeet ? 'ft' : 'cm') : units === 'metric' ? 'kg' : 'lb'
  const shared = {
    className: styles.input,
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 6,
    enterKeyHint: 'next',
    'aria-invalid': invalidBy !== undefined,
    'aria-describedby': invalidBy,
  } as const
  const main = usePrehydrationText(text.main, (typed) => onType({ main: typed }))
  return (
    <div className={styles.measure}>
      <label className={styles.part}>
        <input
          {...shared}
          ref={main}
          name={measureKey}
          data-digits={isFeet ? 1 : undefined}
          value={text.main}
          placeholder="0"
          aria-labelledby={`${labelledBy} ${labelledBy}-unit`}
          onChange={(event) => onType({ main: event.target.value })}
        />
        <span className={styles.unit} id={`${labelledBy}-unit`}>
          {unit}
        </span>
      </label>
      {isFeet && (
        <label className={styles.part}>
          <input
            {...shared}
            name="heightInches"
            value={text.inches}
            placeholder="0"
            aria-labelledby={`${labelledBy} ${labelledBy}-inches`}
            onChange={(event) => onType({ inches: event.target.value })}
          />
          <span className={styles.unit} id={`${labelledBy}-inches`}>
            {feedbackWords.inches}
          </span>
        </label>
      )}
    </div>
  )
}
