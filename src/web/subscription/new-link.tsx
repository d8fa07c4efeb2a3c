import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { requestNewLink } from './data/subscription-requests.ts'
import { newLinkWords as words } from './data/subscription-words.ts'

/** Has a new link to the subscription mailed in place of one that opens nothing any more. */
export function NewLink() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { readonly say: string }>('idle')
  const send = async () => {
    if (state === 'sending') return
    setState('sending')
    const outcome = await requestNewLink()
    if (outcome.kind === 'ok') setState('sent')
    else setState({ say: outcome.kind === 'refused' ? outcome.message : words.unreachable })
  }
  if (state === 'sent') return <p role="status">{words.sent}</p>
  return (
    <>
      {typeof state === 'object' && <FieldError>{state.say}</FieldError>}
      <Button action="new-link" busy={state === 'sending'} onClick={() => void send()}>
        {state === 'sending' ? words.sending : words.send}
      </Button>
    </>
  )
}
