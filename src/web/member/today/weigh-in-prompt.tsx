import { routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { weightsFrom } from '#web/member/data/weights-reply.ts'
import { memberPaths } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import { todayWords } from './today-words.ts'
import { isWeighInDue } from './weigh-in-due.ts'
import styles from './weigh-in-prompt.module.css'

const words = todayWords.weighIn

/** Leads to the scales on days when a weight is due; on others it is not there. */
export function WeighInPrompt() {
  const data = useMemberData(`${routes.memberWeights}?today=${today()}`, weightsFrom, routes.memberWeights)
  if (data.kind !== 'ready' || !isWeighInDue(data.value.weights, today())) return null
  return (
    <section className={styles.card} aria-labelledby="weigh-in">
      <h2 className={styles.name} id="weigh-in">
        {words.name}
      </h2>
      <p className={styles.why}>{words.why}</p>
      <Link className={styles.go} to={memberPaths.weight}>
        {words.go}
      </Link>
    </section>
  )
}
