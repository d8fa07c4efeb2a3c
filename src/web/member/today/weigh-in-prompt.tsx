import { routes } from '#domain/api/routes.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { today } from '#web/device/today.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { weightsFrom } from '#web/member/data/weights-reply.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { todayWords } from './today-words.ts'
import styles from './weigh-in-prompt.module.css'

const words = todayWords.weighIn

/** Once or twice a week is enough: this many days after the last weight another one is due. */
const DAYS_BETWEEN = 4

/** Whether a weight is due on a day. */
export function isWeighInDue(weights: readonly { readonly day: IsoDate }[], today: IsoDate): boolean {
  // Days as text sort in calendar order.
  const last = weights.reduce((latest, { day }) => (day <= today && day > latest ? day : latest), '')
  return last === '' || (daysBetween(last, today) ?? 0) >= DAYS_BETWEEN
}

/** A link to the weight page on days when a weight is due; nothing on other days. */
export function WeighInPrompt() {
  const data = useMemberData(`${routes.memberWeights}?today=${today()}`, weightsFrom, routes.memberWeights)
  if (data.kind !== 'ready' || !isWeighInDue(data.value.weights, today())) return null
  return (
    <section className={styles.card} aria-labelledby="weigh-in">
      <h2 className={styles.name} id="weigh-in">
        {words.name}
      </h2>
      <p className={styles.why}>{words.why}</p>
      <Link className={styles.go} to={memberPages.weight.path()}>
        {words.go}
      </Link>
    </section>
  )
}
