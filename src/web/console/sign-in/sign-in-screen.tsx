import { type FormEvent, useState } from 'react'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { enter, sessionFrom } from '#web/console/data/console-session.ts'
import { messageOf } from '#web/console/data/message-of.ts'
import { Action } from '#web/console/ui/action.tsx'
import { Problem } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { request } from '#web/device/request.ts'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './sign-in.module.css'
import { SignInLayout } from './sign-in-layout.tsx'

/** The sign-in of operators: name, password and the authenticator's code. */
export function SignInScreen() {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const body = { login: login.trim(), password, code: code.trim() }
    const outcome = await request(consoleRoutes.signIn, sessionFrom, { method: 'POST', body })
    setBusy(false)
    if (outcome.kind === 'ok') return enter(outcome.value)
    setProblem(messageOf(outcome))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  return (
    <SignInLayout title="Sign in" lead="For operators of this site. Members sign in on their own page.">
      <form className={styles.form} onSubmit={submit}>
        <TextField label="Name" name="login" autoComplete="username" required value={login} onChange={setLogin} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          required
          minLength={6}
          maxLength={40}
          value={code}
          onChange={setCode}
          hint="Six digits of your authenticator, or a recovery code."
        />
        {problem !== null && <Problem>{problem}</Problem>}
        <Action type="submit" look="primary" busy={isBusy}>
          Sign in
        </Action>
        <PasskeyButton onProblem={setProblem} />
      </form>
    </SignInLayout>
  )
}
