import { type FormEvent, useId, useState } from 'react'
import { answerProblems } from '#domain/answer-problems.ts'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { slugOfKey } from '#domain/funnel/path.ts'
import { isEmail } from '#domain/hero/email.ts'
import { useConfirmation } from '#web/device/confirmed-answers.ts'
import { useHero } from '#web/device/hero-store.ts'
import { nextStep, questionWords } from '#web/funnel/question-words.ts'
import { AnswerTable } from '#web/funnel/table/answer-table.tsx'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { useHealthQuestion } from '#web/navigation/use-health-question.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import styles from './email-screen.module.css'
import { emailWords } from './email-words.ts'
import { useLead } from './use-lead.ts'

type EmailStep = Extract<JourneyStep, { kind: 'email' }>

/** Asks for the email address for the forecast. Submitting it sends the answers from the device to the server. */
export function EmailScreen({ step }: { step: EmailStep }) {
  const hero = useHero()
  const { gender } = hero
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isChanged = useConfirmation() === 'changed'
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
    lead.send(address)
  }
  const isMisspelt = isChecked && !isEmail(email.trim())
  const refused = lead.state.kind === 'refused' && !isMisspelt ? lead.state : null
  const isWrong = isMisspelt || refused?.field === 'hero.email'
  // The step of an earlier answer that the server refuses, such as an event whose day has passed by now.
  const unfit = isWrong ? undefined : slugOfKey(refused?.field?.replace(/^hero\./, '') ?? '')
  const refusal = isMisspelt ? answerProblems.EMAIL_INVALID.say : (refused?.message ?? null)
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
        isWrong={isWrong}
        describedBy={isWrong ? `${id}-problem ${id}-use` : `${id}-use`}
        onType={type}
      />
      <p className={styles.use} id={`${id}-use`}>
        {emailWords.use} <Link to={pages.privacy}>{emailWords.privacy}</Link>
      </p>
      {isChanged && <Note>{emailWords.changed}</Note>}
      {lead.state.kind === 'unreachable' && (
        <Note live>
          <p>{emailWords.unreachable}</p>
        </Note>
      )}
      <AnswerTable slug={step.slug} look="low" />
      <ActionBar>
        {refusal !== null && <FieldError id={`${id}-problem`}>{refusal}</FieldError>}
        {unfit !== undefined && gender !== '' ? (
          <Button action="mend" onClick={() => navigate(stepPath(gender, unfit))}>
            {emailWords.mend}
          </Button>
        ) : (
          <Button type="submit" action="next" busy={lead.state.kind === 'sending'}>
            {lead.state.kind === 'sending' ? emailWords.sending : nextStep}
          </Button>
        )}
      </ActionBar>
    </form>
  )
}
