import { Suspense } from 'react'
import { slugOfKey } from '#domain/funnel/path.ts'
import { useHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { today } from '#web/device/today.ts'
import { DoctorFirst } from '#web/health/health-question.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Cloth } from '#web/ui/cloth.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { loadingWords } from './loading-words.ts'
import { previewAsked } from './preview-asked.ts'
import { isSettled, useDayPreview } from './use-day-preview.ts'
import { usePreparation } from './use-preparation.ts'

const day = lazyPage(async () => (await import('./day-part.tsx')).DayPart, 'day')

/** The wait before the last question: a first day is planned, and what the next pages need is fetched. */
export function LoadingWork({
  isAdvised,
  preloadNextPages,
}: {
  isAdvised: boolean
  preloadNextPages: () => Promise<unknown>
}) {
  const { isReady, unfit, hasPlans } = usePreparation(preloadNextPages)
  const hero = useHero()
  const unfitStep = unfit === null ? undefined : slugOfKey(unfit)
  const { goOn } = useStepNavigation('personalize-plan')
  const isHydrated = useHydrated()
  const asked = isHydrated && unfit === null ? previewAsked(hero, today()) : null
  const { preview, decline } = useDayPreview(asked)
  const isDone = isReady && isSettled(preview)
  if (unfit !== null)
    return (
      <>
        <Heading title={loadingWords.title}>{loadingWords.title}</Heading>
        <ActionBar>
          <FieldError>{loadingWords.unfit}</FieldError>
          <Button
            action="mend"
            onClick={() =>
              navigate(unfitStep === undefined || hero.gender === '' ? pages.home : stepPath(hero.gender, unfitStep))
            }
          >
            {loadingWords.mend}
          </Button>
        </ActionBar>
      </>
    )
  return (
    <>
      <Heading title={loadingWords.title} lead={loadingWords.sends}>
        {loadingWords.title}
      </Heading>
      {isAdvised && <DoctorFirst />}
      {!hasPlans && <Note live>{loadingWords.unreachable}</Note>}
      <p role="status" className="visually-hidden">
        {preview.kind === 'asked' ? loadingWords.planning : ''}
        {preview.kind === 'planned' && isSettled(preview) ? loadingWords.planned : ''}
      </p>
      <progress
        className="visually-hidden"
        aria-label={loadingWords.title}
        value={preview.kind === 'planned' ? preview.landed / preview.meals.length : Number(isDone)}
      />
      <Suspense fallback={<Cloth look="stage">{null}</Cloth>}>
        <day.Page preview={preview} places={asked?.mealsADay ?? 0} />
      </Suspense>
      <ActionBar>
        {isDone ? (
          <Button action="next" onClick={goOn}>
            {loadingWords.goOn}
          </Button>
        ) : (
          <Button look="quiet" action="keep-here" busy={preview.kind !== 'announced'} onClick={decline}>
            {preview.kind === 'announced' ? loadingWords.keepHere : loadingWords.planning}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
