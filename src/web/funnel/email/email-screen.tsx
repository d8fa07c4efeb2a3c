import { type FormEvent, useId, useState } from 'react'
import { answerProblems } from '#domain/answer-problems.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { isEmail } from '#domain/hero/email.ts'
import { useHero } from '#web/device/hero-store.ts'
import { nextStep, questionWords } from '#web/funnel/question-words.ts'
import { Link } from '#web/navigation/link.tsx'
import { useHealthQuestion } from '#web/navigation/use-health-question.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import styles from './email-screen.module.css'
import { emailWords } from './email-words.ts'
import { useLead } from './use-lead.ts'

type EmailStep = Extract<JourneyStep, { kind: 'email' }>

/** The email address for the forecast. Its submit is the moment at which the answers leave the device. */
export function EmailScreen({ step }: { step: EmailStep }) {
  const hero = useHero()
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const { goOn } = useStepNavigation(step.slug)
  const lead = useLead(goOn)
  const id = useId()
  const email = typed ?? hero.email ?? ''

  useHealthQuestion({ isDue: true })

  const type = (text: string) => {
    setChecked(false)
    lead.clear()
    setTyped(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (!isEmail(address)) return setChecked(true)
    void lead.send(address)
  }
  const refusal =
    isChecked && !isEmail(email.trim())
      ? answerProblems.EMAIL_INVALID.say
      : lead.state.kind === 'refused'
        ? lead.state.message
        : null
  const words = questionWords[step.slug]
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <Heading id={id} title={words.title} lead={emailWords.lead}>
        {words.title}
      </Heading>
      <EmailField
        label={emailWords.label}
        didYouMean={emailWords.didYouMean}
        value={email}
        enterKeyHint="go"
        isWrong={refusal !== null}
        describedBy={refusal === null ? `${id}-use` : `${id}-problem ${id}-use`}
        onType={type}
      />
      <p className={styles.use} id={`${id}-use`}>
        {emailWords.use} <Link to={pages.privacy}>{emailWords.privacy}</Link>
      </p>
      {lead.state.kind === 'unreachable' && (
        <Note live>
          <p>{emailWords.unreachable}</p>
        </Note>
      )}
      <ActionBar>
        {refusal !== null && <FieldError id={`${id}-problem`}>{refusal}</FieldError>}
        <Button type="submit" action="next" busy={lead.state.kind === 'sending'}>
          {lead.state.kind === 'sending' ? emailWords.sending : nextStep}
        </Button>
      </ActionBar>
    </form>
  )
}
