import type { Candidate, Figures } from '#domain/api/member/week.ts'
import { ListChange } from '#web/member/ui/list-change.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { mealWords } from '#web/member/words/meal-words.ts'
import { portionText } from '#web/member/words/portions.ts'
import { grams, kcal, minutesText } from '#web/member/words/week.ts'
import { formatWhole } from '#web/words/numbers.ts'
import styles from './candidate-card.module.css'
import { swapWords } from './swap-words.ts'

type CandidateCardProps = {
  candidate: Candidate
  /** The current figures of the day. */
  before: Figures
  isInSight: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A dish that could replace the current one, and the totals of the day with it. */
export function CandidateCard({ candidate, before, isInSight, isChosen, onChoose }: CandidateCardProps) {
  const { recipe, picture, title, blurb, minutes, portion, figures, day, why, list } = candidate
  const facts = [
    minutesText(minutes),
    portionText(portion),
    kcal(figures.energy),
    mealWords.protein(grams(figures.protein)),
  ]
  return (
    <li className={styles.card}>
      <Plate picture={picture} className={styles.plate} eager={isInSight} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{blurb}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {why.length > 0 && <p className={styles.why}>{why.join(' ')}</p>}
        <p className={styles.day}>
          <span className={styles.soft}>{swapWords.dayNow}</span>{' '}
          {swapWords.change(formatWhole(before.energy), kcal(day.energy))}
          <br />
          {mealWords.protein(swapWords.change(formatWhole(before.protein), grams(day.protein)))}
        </p>
        {list !== undefined && <ListChange list={list} />}
      </div>
      <button
        type="button"
        className={styles.choose}
        data-action="choose"
        data-value={recipe}
        aria-label={isChosen ? undefined : swapWords.chooseOf(title)}
        aria-disabled={isChosen || undefined}
        onClick={onChoose}
      >
        {isChosen ? swapWords.busy : swapWords.choose}
      </button>
    </li>
  )
}
