import { useEffect, useState } from 'react'
import { InvitationView } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { forgetInvitation, takeInvitation } from './invitation-store.ts'
import { joinWords as words } from './join-words.ts'

const invitationFrom = parserOf(InvitationView)

export type Invitation =
  | { readonly kind: 'reading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'open'; readonly secret: string; readonly view: InvitationView }

/** The invitation of the address or of the device. One that opens nothing any more is forgotten. */
export function useInvitation(): Invitation {
  const [invitation, setInvitation] = useState<Invitation>({ kind: 'reading' })
  useEffect(() => {
    const secret = takeInvitation()
    if (secret === null) return setInvitation({ kind: 'none' })
    let isShown = true
    void request(routes.invitation, invitationFrom, { method: 'POST', body: { invitation: secret } }).then(
      (outcome) => {
        if (outcome.kind === 'refused') forgetInvitation()
        if (!isShown) return
        if (outcome.kind === 'ok') setInvitation({ kind: 'open', secret, view: outcome.value })
        else setInvitation({ kind: 'refused', message: outcome.kind === 'refused' ? outcome.message : words.failed })
      },
    )
    return () => {
      isShown = false
    }
  }, [])
  return invitation
}

/** Joins; the server's or our sentence if that failed, otherwise null. */
export async function join(invitation: string, name: string): Promise<string | null> {
  const outcome = await request(routes.memberJoin, () => true, {
    method: 'POST',
    body: { invitation, name, agreed: true },
  })
  if (outcome.kind === 'refused') return outcome.message
  if (outcome.kind === 'unreachable') return words.failed
  forgetInvitation()
  return null
}
