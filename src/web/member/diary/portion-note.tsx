import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { shareFor } from '#domain/diary/rebalance.ts'
import type { PlannedPlace } from '#domain/diary/record-id.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { shownDiary } from './diary-queue.ts'
import { diaryFrom } from './diary-reply.ts'
import { diaryQueue } from './diary-store.ts'
import { diaryWords } from './diary-words.ts'
import { sharesOfWeek } from './planned-shares.ts'
import styles from './portion-note.module.css'

/** A note on a planned meal of which the member asked for less; nothing if they did not. */
export function PortionNote({ place, view }: { place: PlannedPlace; view: WeekView }) {
  const queue = useStore(diaryQueue)
  const data = useMemberData(`${routes.memberDiary}?today=${today()}`, diaryFrom, routes.memberDiary)
  const { entries } = shownDiary(data.kind === 'ready' ? data.value : null, queue)
  const share = shareFor(sharesOfWeek(view, entries), place)
  return share === 1 ? null : <p className={styles.note}>{diaryWords.smaller(Math.round(share * 100))}</p>
}
