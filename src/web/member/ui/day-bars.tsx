import type { Figures, TargetsView } from '#domain/api/member/week.ts'
import { mealWords } from '#web/member/words/meal-words.ts'
import { grams, kcal } from '#web/member/words/week.ts'
import { formatWhole } from '#web/words/numbers.ts'
import styles from './day-bars.module.css'
import { TargetBar } from './target-bar.tsx'

/** Energy and protein of a day, with their targets. */
export function DayBars({ figures, targets }: { figures: Figures; targets: TargetsView }) {
  return (
    <div className={styles.bars}>
      <div className={styles.one}>
        <p>
          <b>{kcal(figures.energy)}</b>{' '}
          <span className={styles.target}>{mealWords.ofTarget(formatWhole(targets.energy))}</span>
        </p>
        <TargetBar value={figures.energy} target={targets.energy} />
      </div>
      <div className={styles.one}>
        <p>
          <b>{mealWords.protein(grams(figures.protein))}</b>{' '}
          <span className={styles.target}>{mealWords.ofTarget(formatWhole(targets.protein))}</span>
        </p>
        <TargetBar value={figures.protein} target={targets.protein} />
      </div>
    </div>
  )
}
