import { type FormEvent, type ReactNode, useState } from 'react'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import styles from './act-form.module.css'
import { Action } from './action.tsx'
import { Problem } from './panel.tsx'

type ActFormProps<T> = {
  readonly address: string
  /** The body of the request; null while the fields are incomplete, and then nothing is sent. */
  readonly body: object | null
  readonly parse: (reply: unknown) => T | null
  /** The label of the button: the act with its amount or name. */
  readonly confirm: string
  /** What happens, and what the customer notices, one sentence each. */
  readonly consequences: readonly string[]
  readonly isIrreversible?: boolean
  readonly children?: ReactNode
  readonly onDone: (value: T) => void
  readonly onCancel?: () => void
}

/** The form of an act: its fields, its consequences, and the button that carries it out. */
export function ActForm<T>({
  address,
  body,
  parse,
  confirm,
  consequences,
  isIrreversible = false,
  children,
  onDone,
  onCancel,
}: ActFormProps<T>) {
  const carryOut = useActs()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (asked: object) => {
    setBusy(true)
    const outcome = await carryOut({ address, body: asked }, parse)
    setBusy(false)
    setProblem(outcome.kind === 'ok' ? null : actProblem(outcome))
    if (outcome.kind === 'ok') onDone(outcome.value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && body !== null) void send(body)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      {consequences.length > 0 && (
        <ul className={styles.consequences}>
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {problem !== null && <Problem>{problem}</Problem>}
      <div className={styles.buttons}>
        <Action type="submit" look={isIrreversible ? 'danger' : 'primary'} busy={isBusy}>
          {confirm}
        </Action>
        {onCancel !== undefined && <Action onClick={onCancel}>Leave it</Action>}
      </div>
    </form>
  )
}
