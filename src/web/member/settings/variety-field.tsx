import { useId } from 'react'
import { type Variety, varieties } from '#domain/household/variety.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import styles from './settings-form.module.css'
import { settingsWords } from './settings-words.ts'

const words = settingsWords.variety

type VarietyFieldProps = { readonly value: Variety; readonly onChoose: (variety: Variety) => void }

/** How much a week may repeat, and what the chosen answer means. */
export function VarietyField({ value, onChoose }: VarietyFieldProps) {
  const id = useId()
  return (
    <div className={styles.plain} aria-describedby={id}>
      <p className={styles.label}>{words.legend}</p>
      <Segmented
        name="variety"
        legend={words.legend}
        options={varieties.map((variety) => ({ value: variety, label: words.names[variety] }))}
        value={value}
        onChange={onChoose}
      />
      <p className={styles.hint} id={id}>
        {words.means[value]}
      </p>
    </div>
  )
}
