import { useState } from 'react'
import type { AnewRequest } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { refetchMemberData, weekRoute } from '#web/member/data/use-member-data.ts'
import styles from './anew-button.module.css'
import { planChangeWords as words } from './plan-change-words.ts'
import { planAnew } from './plan-changes.ts'
import { announceChange } from './undo-change.ts'

type AnewButtonProps = {
  readonly week: number
  /** One day; the rest of the week without. */
  readonly asked?: AnewRequest
  readonly children: string
}

/** Plans a day or the rest of a week anew, says what changes, and offers to undo it. */
export function AnewButton({ week, asked = {}, children }: AnewButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const renew = async () => {
    if (isBusy) return
    setIsBusy(true)
    const reply = await planAnew(week, asked)
    if (reply !== null) {
      await refetchMemberData([routes.member, weekRoute(week)])
      announceChange(words.anew.done, reply)
    }
    setIsBusy(false)
  }
  return (
    <button
      type="button"
      className={styles.anew}
      data-action="anew"
      aria-disabled={isBusy || undefined}
      title={words.anew.hint}
      onClick={() => void renew()}
    >
      {isBusy ? words.anew.busy : children}
    </button>
  )
}
