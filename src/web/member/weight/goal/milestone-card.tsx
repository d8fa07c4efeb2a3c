import type { MilestoneView } from '#domain/api/member/goal.ts'
import type { IsoDate } from '#domain/time.ts'
import { Button } from '#web/ui/button.tsx'
import { dayText } from '#web/words/dates.ts'
import styles from './goal-card.module.css'
import { milestoneTexts, milestoneWords as words } from './milestone-words.ts'
import { closeMilestones } from './use-goal.ts'

type MilestoneCardProps = { readonly milestones: readonly MilestoneView[]; readonly today: IsoDate }

/** What a weight has reached, until the member closes it. */
export function MilestoneCard({ milestones, today }: MilestoneCardProps) {
  if (milestones.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="milestones" data-milestones={milestones.length}>
      <div className={styles.state} role="status">
        <h2 id="milestones">{words.title}</h2>
        {milestones.map(({ kind, on }) => (
          <p key={kind}>{on === today ? milestoneTexts[kind] : words.on(milestoneTexts[kind], dayText(on, today))}</p>
        ))}
      </div>
      <div className={styles.choices}>
        <Button
          look="quiet"
          action="close-milestones"
          onClick={() => void closeMilestones(milestones.map(({ kind }) => kind))}
        >
          {words.close}
        </Button>
      </div>
    </section>
  )
}
