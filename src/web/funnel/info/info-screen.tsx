import { useState } from 'react'
import { checkpointVerdict } from '#domain/hero/health-conditions.ts'
import { readConditions } from '#web/device/conditions.ts'
import { useHero } from '#web/device/hero-store.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { useStore } from '#web/device/store.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { AnswerTable } from '#web/funnel/table/answer-table.tsx'
import { HealthGate } from '#web/health/health-gate.tsx'
import { useHealthStop } from '#web/navigation/use-health-question.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { actionWords } from '#web/words/action-words.ts'
import styles from './info-screen.module.css'
import { type InfoSlug, infoTexts } from './info-text.ts'
import { PlateSample } from './plate-sample.tsx'

/** Screens whose text fills most of a phone. */
const longScreens: readonly InfoSlug[] = ['review-result', 'tracker', 'keep-on-track', 'result-statistics']

function Info({ slug }: { slug: InfoSlug }) {
  const words = infoTexts[slug](useHero(), useStore(unitsStore))
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        {words.title}
      </Heading>
      {slug === 'tracker' && <PlateSample />}
      {words.facts !== undefined && (
        <dl className={styles.facts}>
          {words.facts.map((fact) => (
            <div key={fact.figure} className={styles.fact}>
              <dt className={styles.figure}>{fact.figure}</dt>
              <dd>
                {fact.text}
                {fact.source !== undefined && <span className={styles.source}>{fact.source}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {words.points !== undefined && words.points.length > 0 && (
        <ul className={styles.points}>
          {words.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
      {words.note !== undefined && <Note>{words.note}</Note>}
    </>
  )
}

/** Screens whose text is longer or shorter with the answers before it. */
const answering: readonly InfoSlug[] = ['tracker', 'keep-on-track', 'love-foods-diet', 'meal-plan']

/**
 * An info screen with the button that leads on. Where the length of the text depends on the answers, what lies below it
 * comes with them: nothing moves on a device that has them.
 */
function InfoPage({ slug, onNext }: { slug: InfoSlug; onNext: () => void }) {
  const isWhole = useHydrated() || !answering.includes(slug)
  return (
    <>
      <Info slug={slug} />
      {isWhole && (
        <>
          <AnswerTable slug={slug} look={longScreens.includes(slug) ? 'low' : 'stage'} />
          <ActionBar>
            <Button action="next" onClick={onNext}>
              {actionWords.continue}
            </Button>
          </ActionBar>
        </>
      )}
    </>
  )
}

/**
 * The step about the plan of meals asks the health question before it leads on to the measures: no figure that speaks
 * of losing comes before it. A tab that has the answer is not asked again.
 */
function MealPlanScreen() {
  const { goOn } = useStepNavigation('meal-plan')
  const [isAsking, setAsking] = useState(false)
  const isStopped = useHealthStop()
  if (isStopped && !isAsking) setAsking(true)
  if (isAsking) return <HealthGate onAllowed={goOn}>{() => null}</HealthGate>
  const leave = () => (checkpointVerdict(readConditions()).kind === 'unanswered' ? setAsking(true) : goOn())
  return <InfoPage slug="meal-plan" onNext={leave} />
}

function PlainInfoScreen({ slug }: { slug: InfoSlug }) {
  const { goOn } = useStepNavigation(slug)
  return <InfoPage slug={slug} onNext={goOn} />
}

/** A screen between questions that responds to the answers before it. */
export const InfoScreen = ({ slug }: { slug: InfoSlug }) =>
  slug === 'meal-plan' ? <MealPlanScreen /> : <PlainInfoScreen slug={slug} />
