import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './doubted-run-card.module.css'
import { doubtedRunText } from './doubted-run-text.ts'
import { doubtedRunWords as words } from './doubted-run-words.ts'

type DoubtedRunCardProps = {
  readonly run: readonly LoggedWeight[]
  readonly units: UnitSystem
  readonly today: IsoDate
  readonly onAnswer: (run: readonly LoggedWeight[], isMine: boolean) => void
}

/** Asks once about all readings that do not fit the others; nothing if there are none. */
export function DoubtedRunCard({ run, units, today, onAnswer }: DoubtedRunCardProps) {
  if (run.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="doubted-run">
      <h2 id="doubted-run">{words.title}</h2>
      <p>{doubtedRunText(run, units, today)}</p>
      <p>{words.effect}</p>
      <div className={styles.actions}>
        <Button look="quiet" action="all-mine" onClick={() => onAnswer(run, true)}>
          {words.mine}
        </Button>
        <Button look="quiet" action="not-mine" onClick={() => onAnswer(run, false)}>
          {words.notMine(run.length)}
        </Button>
      </div>
    </section>
  )
}
