import { type FormEvent, useId, useState } from 'react'
import { answerProblems } from '#domain/answer-problems.ts'
import { isEmail } from '#domain/hero/email.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError } from '#web/ui/note.tsx'
import styles from './sign-in-page.module.css'
import { signInWords as words } from './sign-in-words.ts'
import type { LinkState } from './use-sign-in-link.ts'

type SignInFormProps = {
  readonly state: LinkState
  readonly onSend: (email: string) => void
  readonly onType: () => void
}

/** The message beside the field, or null if there is none. */
function refusalOf(state: LinkState, isWrong: boolean): string | null {
  if (isWrong) return answerProblems.EMAIL_INVALID.say
  if (state.kind === 'refused') return state.say
  return state.kind === 'unreachable' ? words.unreachable : null
}

/** A form with one field: the email address of the plan. */
export function SignInForm({ state, onSend, onType }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [isChecked, setChecked] = useState(false)
  const id = useId()
  const type = (text: string) => {
    setEmail(text)
    setChecked(false)
    onType()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    if (isEmail(email.trim())) onSend(email.trim())
    else setChecked(true)
  }
  const refusal = refusalOf(state, isChecked && !isEmail(email.trim()))
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <EmailField
        label={words.label}
        didYouMean={words.didYouMean}
        value={email}
        enterKeyHint="send"
        isWrong={refusal !== null}
        describedBy={refusal === null ? undefined : `${id}-problem`}
        onType={type}
      />
      {refusal !== null && <FieldError id={`${id}-problem`}>{refusal}</FieldError>}
      <Button type="submit" action="send" busy={state.kind === 'sending'}>
        {state.kind === 'sending' ? words.sending : words.send}
      </Button>
    </form>
  )
}
