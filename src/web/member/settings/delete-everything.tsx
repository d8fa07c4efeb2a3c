import { useEffect, useRef, useState } from 'react'
import { routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { FreshLink } from './fresh-link.tsx'
import { leaveDevice } from './leave-device.ts'
import { forgetAct, isPending } from './pending-act.ts'
import { requestFreshLink } from './request-fresh-link.ts'
import styles from './section.module.css'
import { deletionWords as words } from './settings-words.ts'

type Deletion =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'deleting' }
  | { readonly kind: 'failed'; readonly say: string }
  /** An emailed link has to be opened first. */
  | { readonly kind: 'unproven' }

/** Says what is deleted and what is kept before anything happens; only the second button deletes. */
export function DeleteEverything({ email }: { email: string }) {
  const [deletion, setDeletion] = useState<Deletion>(() =>
    isPending('delete') ? { kind: 'asked' } : { kind: 'closed' },
  )
  const question = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = deletion.kind !== 'closed'
  useEffect(() => {
    if (isPending('delete')) forgetAct()
  }, [])
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) question.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const deleteAll = async () => {
    if (deletion.kind === 'deleting') return
    setDeletion({ kind: 'deleting' })
    const outcome = await requestMember(routes.member, { method: 'DELETE', parse: () => true })
    if (outcome.kind === 'refused' && outcome.code === 'FRESH_LINK_NEEDED') return setDeletion({ kind: 'unproven' })
    if (outcome.kind !== 'ok') {
      return setDeletion({ kind: 'failed', say: outcome.kind === 'refused' ? outcome.message : words.unreachable })
    }
    await leaveDevice(email, { all: true })
  }
  if (!isOpen) {
    return (
      <div className={styles.row}>
        <button
          ref={opener}
          type="button"
          className={styles.danger}
          data-action="delete"
          onClick={() => setDeletion({ kind: 'asked' })}
        >
          {words.open}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <div className={styles.asked}>
        <h3 ref={question} tabIndex={-1}>
          {words.title}
        </h3>
        <p>
          {words.lead} {words.copy}
        </p>
        <h4>{words.goesTitle}</h4>
        <ul className={styles.list}>
          {words.goes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h4>{words.staysTitle}</h4>
        <ul className={styles.list}>
          {words.stays.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{words.access}</p>
        {deletion.kind === 'unproven' && <FreshLink ask={() => requestFreshLink('delete')} />}
        {deletion.kind === 'failed' && <FieldError id="deletion-failed">{deletion.say}</FieldError>}
        <button
          type="button"
          className={styles.danger}
          data-action="delete-now"
          aria-disabled={deletion.kind === 'deleting'}
          onClick={() => void deleteAll()}
        >
          {deletion.kind === 'deleting' ? words.deleting : words.yes}
        </button>
        <Button look="quiet" action="keep" onClick={() => setDeletion({ kind: 'closed' })}>
          {words.no}
        </Button>
      </div>
    </div>
  )
}
