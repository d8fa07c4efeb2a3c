import { useEffect } from 'react'
import type { Slug } from '#domain/funnel/journey.ts'
import { nextSlug } from '#domain/funnel/path.ts'
import { useHero } from '#web/device/hero-store.ts'
import { likelyHero } from '#web/device/likely-hero.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { useHealthClear } from '#web/navigation/use-health-question.ts'
import { plateUrl } from '#web/pictures/plate-url.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext } from './answer.ts'
import styles from './answer-table.module.css'
import { DialView } from './dial-view.tsx'
import { FigureView } from './figure-view.tsx'
import { GlassesView } from './glasses-view.tsx'
import { PeopleView } from './people-view.tsx'
import { PlatesView } from './plates-view.tsx'
import { PromiseView } from './promise-view.tsx'
import { RangeView } from './range-view.tsx'
import { RingView } from './ring-view.tsx'
import { type Answer, stepAnswers } from './step-answers.ts'

function Drawing({ answer }: { answer: Answer }) {
  switch (answer.view) {
    case 'plates':
      return <PlatesView {...answer} />
    case 'ring':
      return <RingView {...answer} />
    case 'dial':
      return <DialView {...answer} />
    case 'figure':
      return <FigureView {...answer} />
    case 'glasses':
      return <GlassesView {...answer} />
    case 'people':
      return <PeopleView {...answer} />
    case 'promise':
      return <PromiseView {...answer} />
    case 'range':
      return <RangeView {...answer} />
  }
}

/** The number in the middle of a drawing, for those who hear the caption alone. */
function DrawnNumber({ answer }: { answer: Answer }) {
  if (answer.view !== 'ring' && answer.view !== 'dial') return null
  const { figure, unit } =
    answer.view === 'ring' ? { figure: formatWhole(answer.rest + answer.moving), unit: answer.unit } : answer.centre
  return (
    <span className="visually-hidden">
      {figure} {unit}
    </span>
  )
}

/** The pictures of dishes in an answer. */
function platesIn(answer: Answer | null): readonly string[] {
  switch (answer?.view) {
    case 'plates':
      return answer.dishes
    case 'promise':
      return [answer.dish]
    case 'dial':
      return answer.meals.map(({ dish }) => dish)
    default:
      return []
  }
}

/** Fetches the plates that the next step shows, while the visitor reads this one. */
function usePlatesAhead(slug: Slug, asked: AnswerContext): void {
  const next = nextSlug(slug, asked.hero)
  const plates = next === null ? [] : platesIn(stepAnswers[next]?.(asked) ?? null)
  const wanted = plates.join(' ')
  useEffect(() => {
    const fetchPlates = () => {
      for (const dish of wanted === '' ? [] : wanted.split(' ')) new Image().src = plateUrl(dish)
    }
    return whenIdle(fetchPlates)
  }, [wanted])
}

/** The table's answer to a step: a drawing, which its caption says in words. Screen readers hear the caption alone. */
export function AnswerView({ slug }: { slug: Slug }) {
  const stored = useHero()
  const typed = useStore(likelyHero)
  const units = useStore(unitsStore)
  const asked = { hero: typed ?? stored, units, today: today(), mayForecast: useHealthClear() }
  const answer = stepAnswers[slug]?.(asked) ?? null
  usePlatesAhead(slug, asked)
  return (
    <div className={styles.answer}>
      <div className={styles.stage} aria-hidden="true">
        {answer !== null && <Drawing answer={answer} />}
      </div>
      <p className={styles.caption} aria-live="polite">
        {answer?.caption != null && (
          <>
            <DrawnNumber answer={answer} />
            <strong className={styles.title}>{answer.caption.title}</strong>
            <span>{answer.caption.text}</span>
          </>
        )}
      </p>
    </div>
  )
}
