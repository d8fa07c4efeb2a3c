import { useState } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { momentDayText } from '#web/member/words/moments.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { pages } from '#web/navigation/views.ts'
import { DeleteEverything } from './delete-everything.tsx'
import { Keys } from './keys.tsx'
import { isAllSent, LEAVE_TIMEOUT_MS, leaveDevice } from './leave-device.ts'
import styles from './section.module.css'
import { settingsWords } from './settings-words.ts'

const words = settingsWords.account

/** Even without an answer from the server, the member is removed from the device. */
async function signOut(email: string): Promise<void> {
  const sent = requestMember(routes.signOut, { method: 'POST', parse: () => true })
  await Promise.race([sent, new Promise((enough) => setTimeout(enough, LEAVE_TIMEOUT_MS))])
  await leaveDevice(email, { all: false })
}

/** Signing out deletes what is only on this device, so the member is asked first. */
type Stage = 'staying' | 'asked' | 'leaving'

/** The member's account: email address, access, subscription, signing out, and deleting everything. */
export function AccountSection({ member }: { member: MemberView }) {
  const [stage, setStage] = useState<Stage>('staying')
  const isLeaving = stage === 'leaving'
  const leave = async () => {
    if (isLeaving) return
    const isAsked = stage === 'asked'
    setStage('leaving')
    if (isAsked || (await isAllSent(member.email))) await signOut(member.email)
    else setStage('asked')
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
            <dd>{momentDayText(member.accessUntil)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.row}>
        <p className={styles.hint}>{words.subscriptionHint}</p>
        <Link className={styles.second} to={pages.subscription}>
          {words.subscription}
        </Link>
        <Link className={styles.second} to={subscriptionPaths.cancel}>
          {words.cancel}
        </Link>
        <Link className={styles.second} to={pages.help}>
          {words.help}
        </Link>
      </div>
      <div className={styles.row}>
        <p className={styles.hint} role="status">
          {stage === 'asked' ? words.signOutUnsent : words.signOutHint}
        </p>
        <button
          type="button"
          className={styles.second}
          data-action="sign-out"
          aria-disabled={isLeaving}
          onClick={() => void leave()}
        >
          {isLeaving ? words.signingOut : stage === 'asked' ? words.signOutAnyway : words.signOut}
        </button>
      </div>
      <Keys email={member.email} />
      <DeleteEverything email={member.email} />
    </section>
  )
}
