import { memo } from 'react'
import type { ChoiceKey } from '#domain/answers/choices.ts'
import { wordsOf } from '#web/words/options.ts'
import styles from './option-card.module.css'

/** The label of an option, with its hint in small print below if it has one. */
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
