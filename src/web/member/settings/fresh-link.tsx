import { useState } from 'react'
import type { Outcome } from '#web/device/request.ts'
import styles from './section.module.css'
import { freshLinkWords as words } from './settings-words.ts'

/** Requests an emailed link, for actions that only the owner of the mailbox may take. */
export function FreshLink({ ask }: { readonly ask: () => Promise<Outcome<unknown>> }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { readonly say: string }>('idle')
  const send = async () => {
    if (state === 'sending') return
    setState('sending')
    const outcome = await ask()
    if (outcome.kind === 'ok') setState('sent')
    else setState({ say: outcome.kind === 'refused' ? outcome.message : words.unreachable })
  }
  if (state === 'sent') return <p role="status">{words.sent}</p>
  return (
    <div className={styles.group}>
      <p role="alert">{typeof state === 'object' ? state.say : words.needed}</p>
      <button
        type="button"
        className={styles.second}
        data-action="fresh-link"
        aria-disabled={state === 'sending'}
        onClick={() => void send()}
      >
        {state === 'sending' ? words.sending : words.send}
      </button>
    </div>
  )
}
