import { useState } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { Link } from '#web/navigation/link.tsx'
import { href, pages } from '#web/navigation/views.ts'
import { DeleteEverything } from './delete-everything.tsx'
import { Devices } from './devices.tsx'
import { forgetMember } from './forget-member.ts'
import styles from './section.module.css'
import { settingsWords, untilText } from './settings-words.ts'

const words = settingsWords.account

/** The server is waited for at most this long, ms; the member is removed from the device in any case. */
const SIGN_OUT_TIMEOUT_MS = 4_000

async function signOut(): Promise<void> {
  const sent = requestMember(routes.signOut, { method: 'POST', parse: () => true })
  await Promise.race([sent, new Promise((enough) => setTimeout(enough, SIGN_OUT_TIMEOUT_MS))])
  await forgetMember({ all: false })
  // A page loaded anew holds nothing in memory.
  window.location.replace(href(pages.signIn))
}

/** Whose plan it is, and the two ways to leave it. */
export function AccountSection({ member }: { member: MemberView }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    if (isLeaving) return
    setLeaving(true)
    void signOut()
  }
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">{words.title}</h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{words.signedInAs}</dt>
          <dd>{member.email}</dd>
        </div>
        {member.accessUntil !== null && (
          <div className={styles.fact}>
            <dt>{words.until}</dt>
            <dd>{untilText(member.accessUntil)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.row}>
        <p className={styles.hint}>{words.subscriptionHint}</p>
        <Link className={styles.second} to={pages.subscription}>
          {words.subscription}
        </Link>
      </div>
      <div className={styles.row}>
        <p className={styles.hint}>{words.signOutHint}</p>
        <button
          type="button"
          className={styles.second}
          data-action="sign-out"
          aria-disabled={isLeaving}
          onClick={leave}
        >
          {isLeaving ? words.signingOut : words.signOut}
        </button>
      </div>
      <Devices />
      <DeleteEverything />
    </section>
  )
}
