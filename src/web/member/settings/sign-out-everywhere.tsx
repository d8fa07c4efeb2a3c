import { useEffect, useRef, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { FieldError } from '#web/ui/note.tsx'
import { FreshLink } from './fresh-link.tsx'
import { keysWords as words } from './keys-words.ts'
import { isAllSent, leaveDevice } from './leave-device.ts'
import { forgetAct, isPending } from './pending-act.ts'
import { requestFreshLink } from './request-fresh-link.ts'
import section from './section.module.css'
import { settingsWords } from './settings-words.ts'

type State = 'idle' | 'proven' | 'asked' | 'leaving' | 'unproven' | { readonly say: string }

/** Ends everything that opens the account. It needs a link from the mailbox, which leads back here. */
export function SignOutEverywhere({ email }: { email: string }) {
  const [state, setState] = useState<State>(() => (isPending('sign-out-everywhere') ? 'proven' : 'idle'))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isPending('sign-out-everywhere')) return
    forgetAct()
    button.current?.focus()
  }, [])
  const leave = async () => {
    if (state === 'leaving') return
    const isAsked = state === 'asked'
    setState('leaving')
    if (!isAsked && !(await isAllSent(email))) return setState('asked')
    const outcome = await requestMember(routes.keys, { method: 'DELETE', parse: () => true })
    if (outcome.kind === 'refused' && outcome.code === 'FRESH_LINK_NEEDED') return setState('unproven')
    if (outcome.kind !== 'ok')
      return setState({ say: outcome.kind === 'refused' ? outcome.message : words.unreachable })
    await leaveDevice(email, { all: false })
  }
  const news =
    state === 'asked' ? settingsWords.account.signOutUnsent : state === 'proven' ? words.proven : words.leaveHint
  return (
    <>
      <p className={section.hint} role="status">
        {news}
      </p>
      {state === 'unproven' && <FreshLink ask={() => requestFreshLink('sign-out-everywhere')} />}
      {typeof state === 'object' && <FieldError id="sign-out-failed">{state.say}</FieldError>}
      <button
        ref={button}
        type="button"
        className={section.second}
        data-action="sign-out-everywhere"
        aria-disabled={state === 'leaving'}
        onClick={() => void leave()}
      >
        {state === 'leaving' ? words.leaving : state === 'asked' ? words.leaveAnyway : words.leave}
      </button>
    </>
  )
}
