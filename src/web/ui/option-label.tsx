import { memo } from 'react'
import type { ChoiceKey } from '#domain/answers/choices.ts'
import { wordsOf } from '#web/words/options.ts'
import styles from './option-card.module.css'

/** Label of an option and, where it has one, the small line under it. */
export const OptionLabel = memo(function OptionLabel({
  questionKey,
  option,
}: {
  questionKey: ChoiceKey
  option: string | number
}) {
  const { label, hint } = wordsOf(questionKey, option)
  return (
    <span className={styles.words}>
      {label}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </span>
  )
})
