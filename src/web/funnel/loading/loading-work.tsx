import { slugOfKey } from '#domain/funnel/path.ts'
import { useHero } from '#web/device/hero-store.ts'
import { DoctorFirst } from '#web/health/health-question.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { loadingWords } from './loading-words.ts'
import styles from './loading-work.module.css'
import { usePreparation } from './use-preparation.ts'

const works = ['answers', 'body', 'plans', 'pages'] as const

/** The preparation before the last question, with its progress. */
export function LoadingWork({
  isAdvised,
  preloadNextPages,
}: {
  isAdvised: boolean
  preloadNextPages: () => Promise<unknown>
}) {
  const { done, unfit, hasPlans } = usePreparation(preloadNextPages)
  const { gender } = useHero()
  const unfitStep = unfit === null ? undefined : slugOfKey(unfit)
  const { goOn } = useStepNavigation('personalize-plan')
  const isDone = done.length === works.length
  return (
    <>
      <Heading title={loadingWords.title}>{loadingWords.title}</Heading>
      <progress className={styles.bar} max={works.length} value={done.length} aria-label={loadingWords.title} />
      <ul className={styles.list}>
        {works.map((work) => (
          <li key={work} className={styles.work} data-done={done.includes(work)}>
            <span className={styles.tick} aria-hidden="true">
              ✓
            </span>
            {loadingWords.work[work]}
          </li>
        ))}
      </ul>
      {isAdvised && <DoctorFirst />}
      <p role="status" className="visually-hidden">
        {isDone ? loadingWords.done : ''}
      </p>
      {!hasPlans && <Note live>{loadingWords.unreachable}</Note>}
      {unfit !== null && gender !== '' && (
        <ActionBar>
          <FieldError>{loadingWords.unfit}</FieldError>
          <Button
            action="mend"
            onClick={() => navigate(unfitStep === undefined ? pages.home : stepPath(gender, unfitStep))}
          >
            {loadingWords.mend}
          </Button>
        </ActionBar>
      )}
      {isDone && (
        <ActionBar>
          <Button action="next" onClick={goOn}>
            {loadingWords.goOn}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
