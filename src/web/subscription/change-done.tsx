import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { Heading } from '#web/ui/heading.tsx'
import { subscriptionWords } from './data/subscription-words.ts'
import styles from './subscription.module.css'

/** What was asked for is done, or there was nothing to do. Read out, since the page stays the same one. */
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
