import { useState } from 'react'
import type { HouseholdView } from '#domain/api/member/household.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { FieldError } from '#web/ui/note.tsx'
import styles from './kitchen.module.css'
import { kitchenWords } from './kitchen-words.ts'
import { changeKitchen, makeInvitation } from './use-kitchen.ts'

const words = kitchenWords.invite

/** The link of a new invitation, with ways to send it. */
function NewLink({ link, until }: { readonly link: string; readonly until: string }) {
  const [said, setSaid] = useState('')
  const canShare = typeof navigator.share === 'function'
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setSaid(words.copied)
  }
  return (
    <div className={styles.row}>
      <p>{words.made(until)}</p>
      <p className={styles.link} data-invitation>
        {link}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.second} data-action="copy" onClick={() => void copy()}>
          {words.copy}
        </button>
        {canShare && (
          <button
            type="button"
            className={styles.second}
            data-action="share"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {words.share}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </div>
  )
}

/** Inviting another adult: what it costs them, a new link, and the links that still work. */
export function InviteCard({ kitchen }: { readonly kitchen: HouseholdView }) {
  const [made, setMade] = useState<{ readonly link: string; readonly until: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const make = async () => {
    const reply = await makeInvitation()
    setMade(typeof reply === 'string' ? null : reply)
    setProblem(typeof reply === 'string' ? reply : null)
  }
  const takeBack = async (id: string) => {
    const refusal = await changeKitchen(filled(routes.memberInvitation, { invitation: id }), { method: 'DELETE' })
    setProblem(refusal)
    setMade(null)
    if (refusal === null) setSaid(words.takenBack)
  }
  return (
    <section className={styles.card} aria-labelledby="invite">
      <h2 id="invite">{words.title}</h2>
      <p className={styles.hint}>{kitchen.terms === 'free' ? words.free : words.ownPlan}</p>
      <button type="button" className={styles.second} data-action="invite" onClick={() => void make()}>
        {words.make}
      </button>
      {made !== null && <NewLink {...made} />}
      {problem !== null && <FieldError id="invite-failed">{problem}</FieldError>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {made === null && kitchen.invitations.length > 0 && (
        <ul className={styles.list}>
          {kitchen.invitations.map(({ id, madeAt, until }) => (
            <li key={id} className={styles.invitation}>
              <p className={styles.hint}>{words.open(madeAt, until)}</p>
              <button type="button" className={styles.second} data-action="take-back" onClick={() => void takeBack(id)}>
                {words.takeBack}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
