import type { ChoiceKey } from '#domain/funnel/choices.ts'
import styles from '#web/ui/option-card.module.css'
import { wordsOf } from '#web/words/options.ts'

/** Label of an option and, where it has one, the small line under it. */
export function OptionWords({ questionKey, option }: { questionKey: ChoiceKey; option: string | number }) {
  const { label, hint } = wordsOf(questionKey, option)
  return (
    <span className={styles.words}>
      {label}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </span>
  )
}
