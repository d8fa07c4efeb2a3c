import { useState } from 'react'
import type { SignInRequest } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { request } from '#web/device/request.ts'

export type LinkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly say: string }

/** Requests an email with a sign-in link. The reply does not reveal whether there is a plan for the address. */
export function useSignInLink() {
  const [state, setState] = useState<LinkState>({ kind: 'idle' })
  const send = async (email: string): Promise<void> => {
    setState({ kind: 'sending' })
    const body: SignInRequest = { email }
    const outcome = await request(routes.signInLinks, () => true, { method: 'POST', body })
    if (outcome.kind === 'ok') setState({ kind: 'sent' })
    else setState(outcome.kind === 'refused' ? { kind: 'refused', say: outcome.message } : { kind: 'unreachable' })
  }
  return { state, send, clear: () => setState({ kind: 'idle' }) }
}
