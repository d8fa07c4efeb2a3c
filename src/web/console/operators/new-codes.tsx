import { useState } from 'react'
import { JoinReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { enter } from '#web/console/data/console-session.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { CodeList } from '#web/console/ui/code-list.tsx'
import { Done } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const renewedFrom = parserOf(JoinReply)

/** Replaces the recovery codes with ten new ones, for an operator who enters the password and a code. */
export function NewCodes() {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) {
    return (
      <>
        <Done>These are your new recovery codes. They are not shown again.</Done>
        <CodeList codes={codes} />
      </>
    )
  }
  if (!isOpen) {
    return (
      <div>
        <Action onClick={() => setOpen(true)}>New recovery codes</Action>
      </div>
    )
  }
  return (
    <ActForm
      address={consoleRoutes.recoveryCodes}
      body={{ password, code: code.trim() }}
      parse={renewedFrom}
      confirm="Make ten new codes"
      consequences={['The codes you have stop working at once.']}
      isIrreversible
      onDone={({ session, recoveryCodes }) => {
        setCodes(recoveryCodes)
        enter(session)
      }}
      onCancel={() => setOpen(false)}
    >
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
        hint="The next six digits of the authenticator, or one of the recovery codes."
      />
    </ActForm>
  )
}
