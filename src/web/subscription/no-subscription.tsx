import { useHero } from '#web/device/hero-store.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages, stepPath } from '#web/navigation/views.ts'
import { SignInLinkForm } from '#web/sign-in/sign-in-link-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import type { SubscriptionWatch } from './data/subscription-watch.ts'
import { noSubscriptionWords } from './data/subscription-words.ts'
import { NewLink } from './new-link.tsx'
import styles from './subscription.module.css'

type NoSubscriptionProps = {
  readonly watch: Exclude<SubscriptionWatch, { kind: 'known' } | { kind: 'loading' }>
  readonly onRetry: () => void
}

/** Says why there is no subscription to show, and what to do about it. */
export function NoSubscription({ watch, onRetry }: NoSubscriptionProps) {
  const { gender } = useHero()
  const isLinkExpired = watch.kind === 'signed_out' && watch.isLinkExpired
  const { title, lead } = noSubscriptionWords[isLinkExpired ? 'link_expired' : watch.kind]
  return (
    <div className={styles.part}>
      <Heading title={title} lead={lead}>
        {title}
      </Heading>
      {watch.kind === 'unreachable' && (
        <Button action="retry" onClick={onRetry}>
          {noSubscriptionWords.retry}
        </Button>
      )}
      {isLinkExpired && <NewLink />}
      {watch.kind === 'none' && <SignInLinkForm className={styles.card} />}
      {watch.kind === 'signed_out' && (
        <Link className={styles.link} to={pages.signIn}>
          {noSubscriptionWords.signIn}
        </Link>
      )}
      {watch.kind === 'none' && (
        <Link className={styles.link} to={gender === '' ? pages.home : stepPath(gender, 'pay')}>
          {noSubscriptionWords.plans}
        </Link>
      )}
      {(watch.kind === 'signed_out' || watch.kind === 'none') && (
        <p className={styles.soft}>{noSubscriptionWords.help}</p>
      )}
    </div>
  )
}
