import type { Figures, TargetsView } from '#domain/api/member/week.ts'
import { grams, kcal, weekWords } from '#web/member/words/week.ts'
import styles from './day-bars.module.css'
import { TargetBar } from './target-bar.tsx'

/** Energy and protein of a day beside their targets. */
export function DayBars({ figures, targets }: { figures: Figures; targets: TargetsView }) {
  return (
    <div className={styles.bars}>
      <div className={styles.one}>
        <p>
          <b>{kcal(figures.energy)}</b> <span className={styles.target}>{weekWords.energyOf(targets.energy)}</span>
        </p>
        <TargetBar value={figures.energy} target={targets.energy} />
      </div>
      <div className={styles.one}>
        <p>
          <b>{weekWords.protein(grams(figures.protein))}</b>{' '}
          <span className={styles.target}>{weekWords.proteinOf(targets.protein)}</span>
        </p>
        <TargetBar value={figures.protein} target={targets.protein} />
      </div>
    </div>
  )
}
