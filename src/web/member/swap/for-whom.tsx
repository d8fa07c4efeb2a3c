import styles from './swap-screen.module.css'
import { swapWords } from './swap-words.ts'

const words = swapWords.forWhom

type ForWhomProps = { readonly isForMe: boolean; readonly onChange: (isForMe: boolean) => void }

/** At a table of several: whether a dish is swapped for everybody, or on the member's own plate only. */
export function ForWhom({ isForMe, onChange }: ForWhomProps) {
  return (
    <fieldset className={styles.whom}>
      <legend className={styles.legend}>{words.legend}</legend>
      {[false, true].map((value) => (
        <label key={String(value)} className={styles.choice}>
          <input
            type="radio"
            name="for-whom"
            value={value ? 'me' : 'all'}
            checked={isForMe === value}
            onChange={() => onChange(value)}
          />
          {value ? words.me : words.all}
        </label>
      ))}
    </fieldset>
  )
}
