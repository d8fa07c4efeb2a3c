import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { Heading } from '#web/ui/heading.tsx'
import { subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** Says that a change is done, or that there was nothing to do. Read out, as the page does not change. */
export function ChangeDone({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.part} role="status" data-done>
      <Heading title={title} lead={lead}>
        {title}
      </Heading>
      <Link className={styles.link} to={subscriptionPaths.overview}>
        {subscriptionWords.back}
      </Link>
    </div>
  )
}
