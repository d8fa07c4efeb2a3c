import { LastChangeReply } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { ChangeList } from '#web/member/announcements/change-list.tsx'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './last-change-card.module.css'
import { planChangeWords as words } from './plan-change-words.ts'
import { undoChange } from './undo-change.ts'

const lastChangeFrom = parserOf(LastChangeReply)

/** How many changes are named without a tap, if there is room. */
const NAMED = 2

/**
 * The last change of the plan, with an undo button: on every device, and after a reload. Pages about something else
 * show it in short, and only for a day.
 */
export function LastChangeCard({ isForADay = false }: { isForADay?: boolean }) {
  const data = useMemberData(`${routes.memberLastChange}?today=${today()}`, lastChangeFrom, routes.memberLastChange)
  const last = data.kind === 'ready' ? data.value.last : null
  if (last === null || data.kind !== 'ready') return null
  if (isForADay && Date.now() - Date.parse(last.madeAt) > MS_PER_DAY) return null
  const named = isForADay ? 0 : NAMED
  return (
    <section className={styles.card} aria-labelledby="last-change">
      <div className={styles.words}>
        <h2 id="last-change" className={styles.title}>
          {words.lastChange}
        </h2>
        <p>{last.done}</p>
        {last.changes.slice(0, named).map((change) => (
          <p key={change}>{change}</p>
        ))}
        <ChangeList changes={last.changes.slice(named)} isAll={named === 0} />
      </div>
      <Button look="quiet" action="undo-change" onClick={() => void undoChange(last.id, null)}>
        {words.undo}
      </Button>
    </section>
  )
}
