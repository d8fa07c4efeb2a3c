import { useState } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import type { DayBalance } from '#domain/diary/day-balance.ts'
import { type DayToRebalance, type PlannedShare, type Rebalance, rebalance } from '#domain/diary/rebalance.ts'
import { portionRecordId } from '#domain/diary/record-id.ts'
import { addDays } from '#domain/time.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import { shareOfMeal, sharesIn } from '#web/member/diary/planned-shares.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { deletionOf } from '#web/member/diary/write-diary.ts'
import { weekdayTitle } from '#web/words/dates.ts'
import styles from './balance-week.module.css'
import { isEatenOut, type MealOfDay, mealsOfDay, type Present } from './meal-state.ts'
import { todayWords } from './today-words.ts'

const words = todayWords.balance

/** The excess over a day's target, kcal, from which balancing is offered. */
const WORTH_KCAL = 100

/** A day for balancing: what is eaten out is as certain as what is eaten, since nobody can serve less of it. */
function dayOf(meals: readonly MealOfDay[], eaten: number): DayToRebalance {
  const ahead = meals.filter(({ state, isPast }) => state.kind === 'open' && !isPast)
  const out = ahead.filter(({ meal }) => isEatenOut(meal))
  return {
    eaten: out.reduce((sum, { figures }) => sum + figures.energy, eaten),
    toCome: ahead
      .filter(({ meal }) => !isEatenOut(meal))
      .map(({ place, figures }) => ({ place, energy: figures.energy })),
  }
}

type BalanceWeekProps = {
  readonly day: number
  readonly view: WeekView
  readonly diary: ShownDiary
  readonly meals: readonly MealOfDay[]
  readonly energy: DayBalance
  readonly now: Present
}

/** The proposed shares, one line per day. */
function daysIn({ shares }: Rebalance, view: WeekView, day: number): readonly { name: string; share: number }[] {
  return view.days.flatMap(({ date }, at) => {
    const share = shares.find(({ place }) => place.day === at)?.times
    return share === undefined ? [] : [{ name: at === day ? words.today : weekdayTitle(date), share }]
  })
}

/**
 * Offers to make up for what was eaten above the target by smaller portions of planned meals, unless the weight is held or
 * food was raised for safety.
 */
export function BalanceWeek({ day, view, diary, meals, energy: { eaten, unsaid, free }, now }: BalanceWeekProps) {
  const above = -free
  const [isAsked, ask] = useState(false)
  const chosen = sharesIn(diary.entries).filter(({ place }) => place.week === view.week && place.day >= day)
  const dateOf = ({ place }: PlannedShare) => addDays(view.startsOn, place.day)
  // Nothing offers less food while the weight is held, or was falling too fast.
  if (view.safety !== undefined) {
    if (chosen.length === 0) return null
    return (
      <section className={styles.card} aria-label={words.name}>
        <p className={styles.text}>{words.whole}</p>
      </section>
    )
  }
  if (chosen.length > 0) {
    const back = () =>
      writeAndSay(
        diary,
        chosen.map(({ place }) => deletionOf(portionRecordId(place))),
        words.full,
      )
    return (
      <section className={styles.card} aria-label={words.name}>
        <p className={styles.text}>{words.smaller}</p>
        <button type="button" className={styles.quiet} data-action="full-portions" onClick={back}>
          {words.back}
        </button>
      </section>
    )
  }
  if (above < WORTH_KCAL) return null
  // What is above the target is not known before the meals of the day so far are.
  if (unsaid > 0) return <p className={styles.text}>{words.waits}</p>
  if (!isAsked)
    return (
      <button type="button" className={styles.ask} data-action="balance" onClick={() => ask(true)}>
        {words.ask}
      </button>
    )
  const later = view.days.slice(day + 1).map((_, at) => dayOf(mealsOfDay(view, day + 1 + at, diary.entries, now), 0))
  const proposal = rebalance(above, view.targets.energyFloor, dayOf(meals, eaten), later)
  const accept = () =>
    writeAndSay(
      diary,
      proposal.shares.map((share) => shareOfMeal(dateOf(share), share)),
      words.done,
    )
  return (
    <section className={styles.card} aria-label={words.name} data-proposal={proposal.shares.length}>
      {proposal.shares.length === 0 ? (
        <p className={styles.text}>{words.nothing}</p>
      ) : (
        <>
          <p className={styles.text}>
            {proposal.saved >= above ? words.proposal(above) : words.proposalInPart(above, proposal.saved)}
          </p>
          <ul className={styles.days}>
            {daysIn(proposal, view, day).map(({ name, share }) => (
              <li key={name}>
                <span>{name}</span> <b>{words.share(Math.round(share * 100))}</b>
              </li>
            ))}
          </ul>
          <p className={styles.text}>{words.how}</p>
        </>
      )}
      <div className={styles.actions}>
        {proposal.shares.length > 0 && (
          <button type="button" className={styles.yes} data-action="smaller-portions" onClick={accept}>
            {words.yes}
          </button>
        )}
        <button type="button" className={styles.quiet} onClick={() => ask(false)}>
          {proposal.shares.length > 0 ? words.no : words.close}
        </button>
      </div>
    </section>
  )
}
