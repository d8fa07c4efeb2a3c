import { Link } from '#web/navigation/link.tsx'
import styles from '#web/subscription/subscription.module.css'
import { subscriptionPaths } from '#web/subscription/subscription-views.ts'
import { Heading } from '#web/ui/heading.tsx'
import { subscriptionWords } from '#web/words/subscription.ts'

/** What was asked for is done, or there was nothing to do. Read out, since the page stays the same one. */
export function WishDone({ title, lead }: { title: string; lead: string }) {
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
