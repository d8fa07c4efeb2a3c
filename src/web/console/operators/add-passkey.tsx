import { browserSupportsWebAuthn, type RegistrationResponseJSON, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { PasskeyOptionsReply } from '#domain/api/console/passkeys.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { messageOf } from '#web/console/data/message-of.ts'
import { nothing, readConsole } from '#web/console/data/request-console.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { Done, Problem, Quiet } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { addPasskeyWords as words } from './passkey-words.ts'

const optionsFrom = parserOf(PasskeyOptionsReply)

/** Lets the browser make a passkey; a sentence if it did not. */
async function makePasskey(): Promise<RegistrationResponseJSON | string> {
  const asked = await readConsole(consoleRoutes.passkeyOptions, optionsFrom)
  if (asked.kind !== 'ok') return messageOf(asked)
  return startRegistration({ optionsJSON: asked.value }).catch(() => words.notMade)
}

type FormProps = {
  readonly credential: object
  readonly onAdded: (name: string) => void
  readonly onCancel: () => void
}

/** The name of a passkey that was made, and the proof with which it is added. A mistyped code can be corrected. */
function AddForm({ credential, onAdded, onCancel }: FormProps) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <ActForm
      address={consoleRoutes.passkeys}
      body={{ name: name.trim(), password, code: code.trim(), credential }}
      parse={nothing}
      confirm={words.confirm}
      consequences={[]}
      onDone={() => onAdded(name.trim())}
      onCancel={onCancel}
    >
      <Done>{words.made}</Done>
      <TextField
        label={words.name}
        name="passkey"
        required
        maxLength={60}
        value={name}
        onChange={setName}
        hint={words.nameHint}
      />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <TextField
        label={words.code}
        name="code"
        autoComplete="one-time-code"
        required
        minLength={6}
        maxLength={40}
        value={code}
        onChange={setCode}
        hint={words.codeHint}
      />
    </ActForm>
  )
}

type State =
  | { readonly kind: 'idle'; readonly added: string | null }
  | { readonly kind: 'asking'; readonly problem: string | null }
  | { readonly kind: 'made'; readonly credential: object }

/** Adds a passkey of this device, of a phone nearby or of a security key. */
export function AddPasskey({ onAdded }: { readonly onAdded: () => void }) {
  const [state, setState] = useState<State>({ kind: 'idle', added: null })
  const [isBusy, setBusy] = useState(false)
  if (!browserSupportsWebAuthn()) return null
  if (state.kind === 'made') {
    return (
      <AddForm
        credential={state.credential}
        onAdded={(added) => {
          setState({ kind: 'idle', added })
          onAdded()
        }}
        onCancel={() => setState({ kind: 'idle', added: null })}
      />
    )
  }
  if (state.kind === 'idle') {
    return (
      <>
        {state.added !== null && <Done>{words.added(state.added)}</Done>}
        <div>
          <Action onClick={() => setState({ kind: 'asking', problem: null })}>{words.open}</Action>
        </div>
      </>
    )
  }
  const make = async () => {
    setBusy(true)
    const made = await makePasskey()
    setBusy(false)
    setState(typeof made === 'string' ? { kind: 'asking', problem: made } : { kind: 'made', credential: made })
  }
  return (
    <>
      <Quiet>{words.about}</Quiet>
      {state.problem !== null && <Problem>{state.problem}</Problem>}
      <div>
        <Action look="primary" busy={isBusy} onClick={() => void make()}>
          {words.make}
        </Action>{' '}
        <Action onClick={() => setState({ kind: 'idle', added: null })}>{words.cancel}</Action>
      </div>
    </>
  )
}
