import { useId } from 'react'
import { sandboxScenarios, scenarioNames } from '#domain/api/orders.ts'
import { readCardNumber } from '#web/pay/card-number.ts'
import styles from '#web/pay/checkout.module.css'
import { FieldError } from '#web/ui/note.tsx'
import { payWords, scenarioWords } from '#web/words/pay.ts'

type CardFieldProps = {
  readonly value: string
  readonly problem: string | null
  readonly isLocked: boolean
  readonly onType: (text: string) => void
}

/** Takes a test card, by what it does or by its number. The browser is asked not to offer a real one. */
export function CardField({ value, problem, isLocked, onType }: CardFieldProps) {
  const id = useId()
  const card = readCardNumber(value)
  const pick = (name: string) => {
    const scenario = scenarioNames.find((known) => known === name)
    onType(scenario === undefined ? '' : sandboxScenarios[scenario])
  }
  return (
    <fieldset className={styles.field} disabled={isLocked}>
      <label className={styles.label} htmlFor={`${id}-scenario`}>
        {payWords.card.picks}
      </label>
      <select
        id={`${id}-scenario`}
        className={styles.scenario}
        name="scenario"
        autoComplete="off"
        value={card.kind === 'listed' ? card.scenario : ''}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">{payWords.card.choose}</option>
        {scenarioNames.map((name) => (
          <option key={name} value={name}>
            {scenarioWords[name]}
          </option>
        ))}
      </select>
      <label className={styles.label} htmlFor={id}>
        {payWords.card.label}
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
      {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </fieldset>
  )
}
