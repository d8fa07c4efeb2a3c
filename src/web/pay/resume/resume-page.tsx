import { useEffect, useRef } from 'react'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import styles from '#web/pay/complete/complete-page.module.css'
import { SignInLinkForm } from '#web/sign-in/sign-in-link-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { resumeWords } from './resume-words.ts'
import { type Resuming, useResume } from './use-resume.ts'

/** What to do when a link does not work: request another one, or go home. */
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

type QuestionProps = { readonly signedInAs: string; readonly onYes: () => void; readonly onNo: () => void }

/** Asks before a link replaces another person who is signed in on this device. */
function Question({ signedInAs, onYes, onNo }: QuestionProps) {
  const { asks } = resumeWords
  return (
    <>
      <Button action="replace" onClick={onYes}>
        {asks.yes}
      </Button>
      <Button look="quiet" action="stay" onClick={onNo}>
        {asks.no(signedInAs)}
      </Button>
      <Note>{asks.hint}</Note>
    </>
  )
}

/** The page that an emailed link opens. The link works once, and its owner continues where they left off. */
export function ResumePage() {
  const { state, tryNow, replace, stay } = useResume()
  const { title } = resumeWords[state.kind satisfies Resuming['kind']]
  const lead = state.kind === 'asks' ? resumeWords.asks.lead(state.signedInAs) : resumeWords[state.kind].lead
  const part = useRef<HTMLDivElement>(null)
  const isAsked = state.kind === 'asks'
  useEffect(() => {
    // The button that had the focus is gone now.
    if (isAsked) part.current?.querySelector('h1')?.focus()
  }, [isAsked])
  return (
    <Page step="resume" header={<PageHeader />}>
      <div className={styles.part} ref={part}>
        <Heading title={title} lead={lead}>
          {title}
        </Heading>
        {state.kind === 'ready' && (
          <Button action="open" onClick={tryNow}>
            {resumeWords.ready.open}
          </Button>
        )}
        {state.kind === 'asks' && <Question signedInAs={state.signedInAs} onYes={replace} onNo={stay} />}
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
