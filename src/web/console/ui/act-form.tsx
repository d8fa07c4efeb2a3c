import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type Act, carryOut } from '#web/console/data/request-console.ts'
import styles from './act-form.module.css'
import { Action } from './action.tsx'
import { Problem } from './panel.tsx'

type ActFormProps<T> = {
  readonly address: string
  /** What is asked for; null while the fields do not say it, and then nothing is sent. */
  readonly body: object | null
  readonly parse: (reply: unknown) => T | null
  /** What the button says: the act with its amount or name. */
  readonly confirm: string
  /** What happens, and what the customer notices of it, a sentence each. */
  readonly consequences: readonly string[]
  readonly isIrreversible?: boolean
  readonly children?: ReactNode
  readonly onDone: (value: T) => void
  readonly onCancel?: () => void
}

/**
 * One key for each thing that is asked for, so that pressing again after a lost reply is one act. Once it was answered,
 * the same thing asked for again is another act, with its own row in the log.
 */
function useActKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf: (content: string): string => {
      const key = keys.current.get(content) ?? crypto.randomUUID()
      keys.current.set(content, key)
      return key
    },
    forget: (content: string) => keys.current.delete(content),
  } as const
}

/** An act: its fields, what will happen, and the button that carries it out. */
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
  const { keyOf, forget } = useActKeys()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (body: object) => {
    setBusy(true)
    const content = JSON.stringify(body)
    const act: Act = { address, body, key: keyOf(content) }
    const outcome = await carryOut(act, parse)
    setBusy(false)
    if (outcome.kind === 'ok') {
      forget(content)
      setProblem(null)
      return onDone(outcome.value)
    }
    setProblem(
      outcome.kind === 'refused'
        ? outcome.message
        : 'No answer came, so it may have been done. Press again: it is the same act, and happens once.',
    )
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
