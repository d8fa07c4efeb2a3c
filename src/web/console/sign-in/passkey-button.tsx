import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { PasskeyChallengeReply } from '#domain/api/console/passkeys.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { enter, sessionFrom } from '#web/console/data/console-session.ts'
import { messageOf } from '#web/console/data/message-of.ts'
import { Action } from '#web/console/ui/action.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { passkeySignInWords as words } from './passkey-words.ts'

const challengeFrom = parserOf(PasskeyChallengeReply)

/** Signs in with a passkey of this device or of a phone nearby. Shown where the browser can do that. */
export function PasskeyButton({ onProblem }: { readonly onProblem: (problem: string | null) => void }) {
  const [isBusy, setBusy] = useState(false)
  if (!browserSupportsWebAuthn()) return null
  const signIn = async (): Promise<string | null> => {
    const asked = await request(consoleRoutes.passkeySignIn, challengeFrom)
    if (asked.kind !== 'ok') return messageOf(asked)
    const credential = await startAuthentication({ optionsJSON: asked.value }).catch(() => null)
    if (credential === null) return words.notUsed
    const outcome = await request(consoleRoutes.passkeySignIn, sessionFrom, { method: 'POST', body: { credential } })
    if (outcome.kind !== 'ok') return messageOf(outcome)
    enter(outcome.value)
    return null
  }
  const press = async () => {
    setBusy(true)
    const problem = await signIn()
    setBusy(false)
    onProblem(problem)
  }
  return (
    <Action busy={isBusy} onClick={() => void press()}>
      {words.button}
    </Action>
  )
}
