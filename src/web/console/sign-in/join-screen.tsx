import { type FormEvent, useEffect, useRef, useState } from 'react'
import { InvitationReply, JoinReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { roleWords } from '#domain/operator-roles.ts'
import { enter } from '#web/console/data/console-session.ts'
import { messageOf } from '#web/console/data/message-of.ts'
import { consoleHref, go } from '#web/console/navigation/address.ts'
import { Action } from '#web/console/ui/action.tsx'
import { CodeList } from '#web/console/ui/code-list.tsx'
import { Problem } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { QrCode } from './qr-code.tsx'
import styles from './sign-in.module.css'
import { SignInLayout } from './sign-in-layout.tsx'

const invitationFrom = parserOf(InvitationReply)
const joinFrom = parserOf(JoinReply)
type Joined = NonNullable<ReturnType<typeof joinFrom>>

const isUsed = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.code === 'INVITATION_INVALID'

/** A lost reply may have been a success. Its recovery codes are lost, too, but the account page can make new ones. */
const PERHAPS_JOINED =
  'The link has been used, perhaps by your first attempt, whose reply did not arrive. Try to sign in with what you chose here, and make new recovery codes on your account page.'

/** The secret in groups of four characters, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

function RecoveryCodes({ joined }: { joined: Joined }) {
  const goOn = () => {
    go(consoleHref('/'), { replace: true })
    enter(joined.session)
  }
  return (
    <SignInLayout
      title="Keep these codes"
      lead="Each opens the console once if the authenticator is lost. They are not shown again."
    >
      <CodeList codes={joined.recoveryCodes} />
      <Action look="primary" onClick={goOn}>
        I have saved them
      </Action>
    </SignInLayout>
  )
}

function JoinForm({ secret, invitation }: { secret: string; invitation: InvitationReply }) {
  const [login, setLogin] = useState(invitation.login ?? '')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [joined, setJoined] = useState<Joined | null>(null)
  const wasUnanswered = useRef(false)
  const isNew = invitation.login === null
  const send = async () => {
    setBusy(true)
    const body = {
      invitation: secret,
      login: login.trim(),
      name: name.trim() || login.trim(),
      password,
      code: code.trim(),
    }
    const outcome = await request(consoleRoutes.join, joinFrom, { method: 'POST', body })
    setBusy(false)
    if (outcome.kind === 'ok') return setJoined(outcome.value)
    setProblem(wasUnanswered.current && isUsed(outcome) ? PERHAPS_JOINED : messageOf(outcome))
    if (outcome.kind !== 'refused') wasUnanswered.current = true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  if (joined !== null) return <RecoveryCodes joined={joined} />
  const roles = invitation.roles.map((role) => roleWords[role].name.toLowerCase()).join(', ')
  return (
    <SignInLayout
      title={isNew ? 'Become an operator' : 'New password and authenticator'}
      lead={isNew ? `Your role: ${roles}.` : 'The old ones stop working, and you are signed out everywhere.'}
    >
      <form className={styles.form} onSubmit={submit}>
        <section className={styles.card}>
          <h2>1. Add the console to your authenticator</h2>
          <p>
            Scan this with the app that shows your one-time codes, type the key into it, or open it with the link below.
          </p>
          <QrCode text={invitation.codeAddress} label="The key as a picture to scan" />
          <p className={styles.secret}>{grouped(invitation.codeSecret)}</p>
          <p>
            <a href={invitation.codeAddress}>Open in an authenticator on this device</a>
          </p>
        </section>
        <section className={styles.card}>
          <h2>2. Choose how you sign in</h2>
          {isNew && (
            <>
              <TextField
                label="Name to sign in with"
                name="login"
                autoComplete="username"
                required
                minLength={3}
                maxLength={120}
                pattern="\S+"
                value={login}
                onChange={setLogin}
                hint="Without spaces; an email address will do."
              />
              <TextField
                label="Your name"
                name="name"
                autoComplete="name"
                required
                maxLength={80}
                value={name}
                onChange={setName}
              />
            </>
          )}
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
            minLength={12}
            maxLength={200}
            value={password}
            onChange={setPassword}
            hint="At least 12 characters. A few words are better than odd letters."
          />
          <TextField
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            pattern="\d{6}"
            maxLength={6}
            value={code}
            onChange={setCode}
            hint="The six digits that the authenticator shows now."
          />
        </section>
        {problem !== null && <Problem>{problem}</Problem>}
        <Action type="submit" look="primary" busy={isBusy}>
          {isNew ? 'Become an operator' : 'Use these from now on'}
        </Action>
      </form>
    </SignInLayout>
  )
}

/** Why a link does not work. A link that was cut off when copied gets its own message, not one about a form field. */
const whyNot = (outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string =>
  outcome.kind === 'refused' && outcome.code === 'INPUT_INVALID'
    ? 'This link is incomplete. Open the whole link again, or ask for a new one.'
    : messageOf(outcome)

/** The page that the link of an invitation opens. The secret is after the # in the address. */
export function JoinScreen() {
  const [secret] = useState(() => window.location.hash.slice(1))
  const [found, setFound] = useState<Outcome<InvitationReply> | null>(null)
  useEffect(() => {
    void request(consoleRoutes.invitation, invitationFrom, { method: 'POST', body: { invitation: secret } }).then(
      setFound,
    )
  }, [secret])
  if (found?.kind === 'ok') return <JoinForm secret={secret} invitation={found.value} />
  return (
    <SignInLayout title="Invitation" lead="You get a link like this from an operator of this site.">
      {found === null ? <p role="status">Loading</p> : <Problem>{whyNot(found)}</Problem>}
    </SignInLayout>
  )
}
