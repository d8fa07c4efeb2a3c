import { useEffect, useRef } from 'react'
import { fetchAccess } from '#web/device/fetch-access.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { knownPlan } from '#web/device/known-plan.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { PLAN_PATH, pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'
import { signInWords as words } from './sign-in-words.ts'
import { useSignInLink } from './use-sign-in-link.ts'

/**
 * Sign-in to a plan by a link in an email. A member who is signed in is redirected to the plan; a member whose session
 * has ended is told why.
 */
export function SignInPage() {
  const { state, send, clear } = useSignInLink()
  useEffect(() => {
    if (readEntry(storageKeys.token) === null) return
    const goOn = () => {
      if (knownPlan().kind === 'open') navigate(PLAN_PATH, { replace: true })
    }
    goOn()
    // The token of a visitor who only answered questions opens no plan, but they may have one under another address.
    if (knownPlan().kind === 'none') void fetchAccess().then(goOn)
  }, [])
  const wasSignedOut = useHydrated() && knownPlan().kind === 'signed_out'
  const isSent = state.kind === 'sent'
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone now.
    if (isSent) part.current?.querySelector('h1')?.focus()
  }, [isSent])
  const { title, lead } = isSent ? words.sent : words
  return (
    <Page step="sign-in" header={<PageHeader />}>
      <div className={styles.part} ref={part}>
        <Heading title={title} lead={lead}>
          {title}
        </Heading>
        {isSent ? (
          <>
            <p className={styles.hint}>{words.sent.hint}</p>
            <Button look="quiet" action="again" onClick={clear}>
              {words.sent.again}
            </Button>
          </>
        ) : (
          <>
            {wasSignedOut && <Note>{words.signedOut}</Note>}
            <SignInForm
              state={state}
              onSend={(email) => void send(email)}
              onType={() => {
                if (state.kind !== 'idle') clear()
              }}
            />
          </>
        )}
        <p className={styles.none}>
          {words.none} <Link to={pages.home}>{words.begin}</Link>
        </p>
      </div>
    </Page>
  )
}
