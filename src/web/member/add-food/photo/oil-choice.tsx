import styles from './oil-choice.module.css'
import { photoWords as words } from './photo-words.ts'
import type { Oil } from './plate-item.ts'

const options = ['none', 'some', 'lots'] as const

type OilChoiceProps = {
  readonly value: Oil
  /** Whether anything on the plate looks cooked in fat. */
  readonly isLikely: boolean
  readonly onChange: (oil: Oil) => void
}

/** Asks how much fat was used for cooking, which a photo cannot show. */
export function OilChoice({ value, isLikely, onChange }: OilChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.oil}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option} data-chosen={value === option}>
            <input
              className={styles.input}
              type="radio"
              name="oil"
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {words.oilOptions[option]}
          </label>
        ))}
      </div>
      {isLikely && value === null && <p className={styles.soft}>{words.oilUnknown}</p>}
    </fieldset>
  )
}
