import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { today } from '#web/device/today.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { kitchenFrom } from '#web/member/table/kitchen-reply.ts'
import { Link } from '#web/navigation/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { dateText } from '#web/words/dates.ts'
import { todayWords } from './today-words.ts'

const words = todayWords.kitchenEnds

/** For how many days before its end it is said on Today that a kitchen's plan does not renew. */
const SAID_DAYS = 14

const isSaid = (until: string): boolean => Date.parse(until) - Date.now() < SAID_DAYS * MS_PER_DAY

function Ending() {
  const data = useMemberData(routes.memberHousehold, kitchenFrom)
  if (data.kind !== 'ready') return null
  const { renews, paidByYou, paidUntil } = data.value
  if (renews || paidByYou || paidUntil === null || !isSaid(paidUntil)) return null
  return (
    <Note>
      {words.ends(dateText(today(new Date(paidUntil))))} <Link to={memberPages.kitchen.path({})}>{words.takeOver}</Link>
    </Note>
  )
}

/** Tells whoever eats by somebody else's plan that it ends soon, while they can still take it over. */
export const KitchenEndsNote = ({ view }: { readonly view: WeekView }) =>
  view.days.some(({ meals }) => meals.some(({ plates }) => plates !== undefined)) ? <Ending /> : null
