import { useHero } from '#web/device/hero-store.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import styles from '#web/pay/complete/complete-page.module.css'
import { SignInLinkForm } from '#web/sign-in/sign-in-link-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { PayHeader } from '#web/ui/page-header.tsx'
import { resumeWords } from './resume-words.ts'
import { type Resuming, useResume } from './use-resume.ts'

/** What can be done where a link does not open: have another one sent. */
function WaysOn() {
  return (
    <>
      <SignInLinkForm className={styles.form} />
      <p>
        <Link className={styles.way} to={pages.home}>
          {resumeWords.invalid.home}
        </Link>
      </p>
    </>
  )
}

/** The button that uses the link, and a question where another user is signed in here already. */
function Ready({ onOpen }: { readonly onOpen: () => void }) {
  const { email } = useHero()
  const isTaken = readEntry(storageKeys.token) !== null && email !== undefined
  return (
    <>
      {isTaken && <Note>{resumeWords.ready.other(email)}</Note>}
      <Button action="open" onClick={onOpen}>
        {resumeWords.ready.open}
      </Button>
    </>
  )
}

/** Where a mailed link arrives. It opens once, and goes on where its owner was. */
export function ResumePage() {
  const { state, tryNow } = useResume()
  const { title, lead } = resumeWords[state.kind satisfies Resuming['kind']]
  return (
    <Page step="resume" header={<PayHeader />}>
      <div className={styles.part}>
        <Heading title={title} lead={lead}>
          {title}
        </Heading>
        {state.kind === 'ready' && <Ready onOpen={tryNow} />}
        {state.kind === 'invalid' && <WaysOn />}
        {state.kind === 'unreachable' && (
          <Button action="retry" onClick={tryNow}>
            {resumeWords.unreachable.retry}
          </Button>
        )}
      </div>
    </Page>
  )
}
