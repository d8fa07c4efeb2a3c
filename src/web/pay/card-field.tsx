import { useId } from 'react'
import { sandboxScenarios, scenarioNames } from '#domain/api/orders.ts'
import styles from '#web/pay/checkout.module.css'
import { FieldError } from '#web/ui/note.tsx'
import { payWords, scenarioWords } from '#web/words/pay.ts'

type CardFieldProps = {
  readonly value: string
  readonly problem: string | null
  readonly isLocked: boolean
  readonly onType: (text: string) => void
}

/** Takes a test card. The browser is asked not to offer a real one. */
export function CardField({ value, problem, isLocked, onType }: CardFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.field} disabled={isLocked}>
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
      <fieldset className={styles.picks} aria-label={payWords.card.picks}>
        {scenarioNames.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.pick}
            data-value={name}
            aria-pressed={value === sandboxScenarios[name]}
            onClick={() => onType(sandboxScenarios[name])}
          >
            {scenarioWords[name]}
            <span className={styles.number}>{sandboxScenarios[name]}</span>
          </button>
        ))}
      </fieldset>
    </fieldset>
  )
}
