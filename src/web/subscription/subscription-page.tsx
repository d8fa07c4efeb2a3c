import { useEffect } from 'react'
import { unreachable } from '#domain/unreachable.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { type SubscriptionPart, subscriptionPartAt, subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { usePath } from '#web/navigation/use-path.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { CancelPart } from './cancel-part.tsx'
import { useSubscription } from './data/subscription-watch.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import { NoSubscription } from './no-subscription.tsx'
import { Overview } from './overview.tsx'
import { PlanPart } from './plan-part.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { ResumePart } from './resume-part.tsx'
import { WithdrawPart } from './withdraw-part.tsx'

function Known({ part }: { part: SubscriptionPart }) {
  const { watch, refetch } = useSubscription()
  if (watch.kind === 'loading') return <Waiting />
  if (watch.kind !== 'known') return <NoSubscription watch={watch} onRetry={refetch} />
  const { view } = watch
  switch (part.kind) {
    case 'overview':
      return <Overview view={view} />
    case 'cancel':
      return <CancelPart view={view} />
    case 'withdraw':
      return <WithdrawPart view={view} />
    case 'resume':
      return <ResumePart view={view} />
    case 'plan':
      return <PlanPart view={view} />
    case 'receipt':
      return <ReceiptPart id={part.id} />
    default:
      return unreachable(part)
  }
}

const Waiting = () => (
  <Heading title={subscriptionWords.title} lead={subscriptionWords.loading}>
    {subscriptionWords.title}
  </Heading>
)

/** Shows the subscription of a customer who is signed in or has followed an emailed link, and lets them change or end it. */
export function SubscriptionPage() {
  const part = subscriptionPartAt(usePath())
  const isHydrated = useHydrated()
  const isNowhere = part === null
  useEffect(() => {
    if (isNowhere) navigate(subscriptionPaths.overview, { replace: true })
  }, [isNowhere])
  const isInner = part !== null && part.kind !== 'overview'
  return (
    <Page
      step="subscription"
      header={
        isInner && isHydrated ? <PageHeader onBack={() => navigate(subscriptionPaths.overview)} /> : <PageHeader />
      }
    >
      {isHydrated && part !== null ? <Known part={part} /> : <Waiting />}
    </Page>
  )
}
