import { type FormEvent, useState } from 'react'
import type { InvitationView } from '#domain/api/member/household.ts'
import { rememberOpenPlan } from '#web/device/known-plan.ts'
import { isSignedIn } from '#web/member/data/session.ts'
import { invalidateMemberData } from '#web/member/data/use-member-data.ts'
import { usePayPath } from '#web/member/layout/use-pay-path.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { PlanPrices } from '#web/member/table/plan-prices.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import styles from './join.module.css'
import { joinWords as words } from './join-words.ts'
import { join, useInvitation } from './use-invitation.ts'

type OpenProps = { readonly secret: string; readonly view: InvitationView }

/** What joining costs. */
function costText({ terms, paidUntil }: InvitationView): string {
  if (terms !== 'free') return words.ownPlan
  return paidUntil === null ? words.noPlan : words.free(paidUntil)
}

/** What joining means and costs, said before anything else. */
function Terms({ view }: { readonly view: InvitationView }) {
  return (
    <>
      <p>{words.from(view.from)}</p>
      <dl className={styles.terms}>
        <div>
          <dt>{words.terms.shared}</dt>
          <dd>{words.shared}</dd>
        </div>
        <div>
          <dt>{words.terms.yours}</dt>
          <dd>{words.yours}</dd>
        </div>
        <div>
          <dt>{words.terms.cost}</dt>
          <dd>
            {costText(view)}
            {view.terms === 'own-plan' && <PlanPrices plans={view.ownPlans ?? []} />}
          </dd>
        </div>
      </dl>
    </>
  )
}

function JoinForm({ secret, view }: OpenProps) {
  const pay = usePayPath()
  const [name, setName] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAgreed) return setProblem(words.agreeFirst)
    const refusal = await join(secret, name.trim())
    setProblem(refusal)
    if (refusal !== null) return
    rememberOpenPlan()
    invalidateMemberData('')
    navigate(memberPages.today.path(), { replace: true })
  }
  return (
    <form className={styles.form} method="dialog" onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        <span className={styles.label}>{words.name}</span>
        <input
          className={styles.input}
          value={name}
          maxLength={40}
          autoComplete="given-name"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)} />
        {words.agree}
      </label>
      {problem !== null && <FieldError id="join-failed">{problem}</FieldError>}
      <Button type="submit" action="join">
        {words.join}
      </Button>
      {view.terms === 'own-plan' && (
        <Button look="quiet" action="pay" onClick={() => navigate(pay)}>
          {words.seePlans}
        </Button>
      )}
    </form>
  )
}

/** What an invitation is to, and joining. Whoever has not answered the questionnaire yet does that first. */
export function JoinScreen() {
  const invitation = useInvitation()
  return (
    <Page step="plan-join" header={<PageHeader />}>
      <div className={styles.part}>
        <Heading title={words.title}>{words.title}</Heading>
        {invitation.kind === 'reading' && <p role="status">{words.reading}</p>}
        {invitation.kind === 'none' && <p>{words.none}</p>}
        {invitation.kind === 'refused' && <Note live>{invitation.message}</Note>}
        {invitation.kind === 'open' && <Terms view={invitation.view} />}
        {invitation.kind === 'open' &&
          (isSignedIn() ? (
            <JoinForm secret={invitation.secret} view={invitation.view} />
          ) : (
            <>
              <p>{words.questions}</p>
              <Button action="start" onClick={() => navigate(pages.home)}>
                {words.start}
              </Button>
            </>
          ))}
        {(invitation.kind === 'none' || invitation.kind === 'refused') && (
          <Button look="quiet" action="home" onClick={() => navigate(pages.home)}>
            {words.home}
          </Button>
        )}
      </div>
    </Page>
  )
}
