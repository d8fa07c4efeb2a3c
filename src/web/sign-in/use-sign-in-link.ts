import { useRef, useState } from 'react'
import type { SignInRequest } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { request } from '#web/device/request.ts'

export type LinkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly say: string }

/**
 * Requests an email with a sign-in link. The reply does not reveal whether there is a plan for the address. A reply is
 * ignored if the address has been edited since.
 */
export function useSignInLink() {
  const [state, setState] = useState<LinkState>({ kind: 'idle' })
  const latest = useRef(0)
  const send = async (email: string): Promise<void> => {
    latest.current += 1
    const run = latest.current
    setState({ kind: 'sending' })
    const body: SignInRequest = { email }
    const outcome = await request(routes.signInLinks, () => true, { method: 'POST', body })
    if (run !== latest.current) return
    if (outcome.kind === 'ok') setState({ kind: 'sent' })
    else setState(outcome.kind === 'refused' ? { kind: 'refused', say: outcome.message } : { kind: 'unreachable' })
  }
  const clear = () => {
    latest.current += 1
    setState({ kind: 'idle' })
  }
  return { state, send, clear }
}
