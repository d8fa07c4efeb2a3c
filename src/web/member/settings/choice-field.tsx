import { type ReactNode, useId } from 'react'
import type { ChoiceKey } from '#domain/answers/choices.ts'
import { CheckCard } from '#web/ui/check-card.tsx'
import cards from '#web/ui/option-card.module.css'
import { OptionLabel } from '#web/ui/option-label.tsx'
import styles from './choice-field.module.css'

type FieldProps = {
  readonly kind: 'one' | 'some'
  readonly legend: string
  readonly hint?: string
  readonly children: ReactNode
}

/** A group of answers with its legend. */
export function Field({ kind, legend, hint, children }: FieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={hint === undefined ? undefined : id}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
      <div className={styles[kind]}>{children}</div>
    </fieldset>
  )
}

type OneOfProps<V extends string | number> = {
  readonly name: ChoiceKey
  readonly legend: string
  readonly options: readonly V[]
  readonly value: V
  readonly onChoose: (value: V) => void
}

/** One of several answers, in the words of the questionnaire. Nothing happens until it is saved, so radios suffice. */
export function OneOf<V extends string | number>({ name, legend, options, value, onChoose }: OneOfProps<V>) {
  return (
    <Field kind="one" legend={legend}>
      {options.map((option) => (
        <label key={option} className={cards.card} data-chosen={option === value} data-value={option}>
          <input
            className={cards.input}
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          <OptionLabel questionKey={name} option={option} />
        </label>
      ))}
    </Field>
  )
}

type SomeOfProps<V extends string> = {
  readonly name: ChoiceKey
  readonly legend: string
  readonly hint: string
  readonly options: readonly V[]
  readonly values: readonly V[]
  readonly onToggle: (value: V) => void
}

/** Any of several answers. */
export function SomeOf<V extends string>({ name, legend, hint, options, values, onToggle }: SomeOfProps<V>) {
  return (
    <Field kind="some" legend={legend} hint={hint}>
      {options.map((option) => (
        <CheckCard
          key={option}
          name={name}
          value={option}
          isChosen={values.includes(option)}
          onToggle={() => onToggle(option)}
        >
          <OptionLabel questionKey={name} option={option} />
        </CheckCard>
      ))}
    </Field>
  )
}
