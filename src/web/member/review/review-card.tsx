import type { ReviewView } from '#domain/api/member/review.ts'
import { type DoctorReason, plateauAnswers } from '#domain/plan-review/review-input.ts'
import { Button } from '#web/ui/button.tsx'
import type { Moment } from './moment.ts'
import { plateauWords } from './plateau-words.ts'
import styles from './review-card.module.css'
import { reviewText } from './review-text.ts'
import { reviewWords as words } from './review-words.ts'
import { useMoment } from './use-moment.ts'
import { answerReview, useReview } from './use-review.ts'

function Actions({ review }: { review: ReviewView }) {
  const { week, decision, answer } = review
  const say = (said: 'YES' | 'KEEP' | 'KEEP_FOR_GOOD' | null) => () => void answerReview({ week, answer: said })
  if (decision.kind === 'ASK' && review.plateauAnswer !== null) {
    return (
      <Button look="quiet" action="undo" onClick={() => void answerReview({ week, plateauAnswer: null })}>
        {words.undo}
      </Button>
    )
  }
  if (decision.kind === 'ASK') {
    return plateauAnswers.map((plateauAnswer) => (
      <Button
        key={plateauAnswer}
        look="quiet"
        action={plateauAnswer}
        onClick={() => void answerReview({ week, plateauAnswer })}
      >
        {plateauWords[plateauAnswer]}
      </Button>
    ))
  }
  if (decision.kind !== 'PROPOSE' && decision.kind !== 'RAISE' && decision.kind !== 'STEP') return null
  if (answer !== null) {
    return (
      <Button look="quiet" action="undo" onClick={say(null)}>
        {words.undo}
      </Button>
    )
  }
  if (decision.kind === 'STEP') {
    return (
      <Button look="quiet" action="keep" onClick={say('KEEP')}>
        {words.keep}
      </Button>
    )
  }
  if (decision.kind === 'RAISE') {
    const isLower = Math.max(decision.lowest, review.before) < decision.target
    return isLower ? (
      <Button look="quiet" action="less" onClick={say('KEEP')}>
        {decision.lowest > review.before ? words.less : words.keep}
      </Button>
    ) : null
  }
  return (
    <>
      <Button action="yes" onClick={say('YES')}>
        {words.yes}
      </Button>
      <Button look="quiet" action="keep" onClick={say('KEEP')}>
        {words.keep}
      </Button>
      <Button look="quiet" action="keep-for-good" onClick={say('KEEP_FOR_GOOD')}>
        {words.keepForGood}
      </Button>
    </>
  )
}

const advised = ['UNDERWEIGHT', 'LOST_TENTH', 'TOO_FAST_AGAIN'] as const satisfies readonly DoctorReason[]

/** More food because of the weight, or a doctor's advice. A member who reported a health matter or took a break knows it. */
const isUrgent = ({ decision }: ReviewView): boolean =>
  decision.kind === 'RAISE' || (decision.kind === 'HOLD' && advised.some((reason) => reason === decision.reason))

type ReviewCardProps = Pick<Moment, 'note' | 'moreFoodFrom'> & {
  /** A page may show what nobody should overlook in another place than what can wait. */
  readonly only?: 'URGENT' | 'OTHER'
}

/** The review of this week, if it has something to ask or to say that no other note of its page says. */
export function ReviewCard({ only, ...said }: ReviewCardProps) {
  const latest = useReview()?.latest ?? null
  const moment = useMoment(latest, said)
  const text = latest === null || moment === null ? null : reviewText(latest, moment)
  if (latest === null || text === null) return null
  if (only !== undefined && (only === 'URGENT') !== isUrgent(latest)) return null
  return (
    <section className={styles.card} aria-labelledby="review" data-review={latest.decision.kind}>
      <div className={styles.message} role="status">
        <h2 id="review">{text.title}</h2>
        {text.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <Actions review={latest} />
      </div>
    </section>
  )
}
