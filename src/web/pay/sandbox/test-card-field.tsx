import { useId } from 'react'
import { sandboxScenarios, scenarioNames } from '#domain/billing/sandbox-cards.ts'
import styles from '#web/pay/checkout/checkout.module.css'
import { readCardNumber } from '#web/pay/purchase/test-card-number.ts'
import { FieldError } from '#web/ui/note.tsx'
import { sandboxFormWords, scenarioWords } from './sandbox-words.ts'

type CardFieldProps = {
  readonly value: string
  readonly problem: string | null
  readonly isLocked: boolean
  readonly onType: (text: string) => void
}

/** Accepts a test card, by its effect or by its number. The browser is told not to offer a real card. */
export function CardField({ value, problem, isLocked, onType }: CardFieldProps) {
  const id = useId()
  const card = readCardNumber(value)
  const pick = (name: string) => {
    const scenario = scenarioNames.find((known) => known === name)
    onType(scenario === undefined ? '' : sandboxScenarios[scenario])
  }
  return (
    <fieldset className={styles.pair} disabled={isLocked}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-scenario`}>
          {sandboxFormWords.card.picks}
        </label>
        <select
          id={`${id}-scenario`}
          className={styles.scenario}
          name="scenario"
          autoComplete="off"
          value={card.kind === 'listed' ? card.scenario : ''}
          onChange={(event) => pick(event.target.value)}
        >
          <option value="">{sandboxFormWords.card.choose}</option>
          {scenarioNames.map((name) => (
            <option key={name} value={name}>
              {scenarioWords[name]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {sandboxFormWords.card.label}
        </label>
        <input
          id={id}
          className={styles.card}
          name="card"
          value={value}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </fieldset>
  )
}
