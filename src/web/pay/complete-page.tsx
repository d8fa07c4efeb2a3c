import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import styles from '#web/pay/complete-page.module.css'
import { OpenOrder } from '#web/pay/open-order.tsx'
import { PaidOrder } from '#web/pay/paid-order.tsx'
import { PayHeader } from '#web/pay/pay-header.tsx'
import { useOrder } from '#web/pay/use-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Page } from '#web/ui/page.tsx'
import { unreachable } from '#web/unreachable.ts'
import { completeWords } from '#web/words/pay.ts'

function OrderPart() {
  const { watch, lookNow } = useOrder()
  switch (watch.kind) {
    case 'loading':
      return <Said {...completeWords.loading} />
    case 'known':
      if (watch.standing === 'paid') return <PaidOrder order={watch.order} />
      return <OpenOrder key={watch.standing} standing={watch.standing} order={watch.order} />
    case 'unknown':
      return (
        <div className={styles.part}>
          <Said {...completeWords.unknown} />
          <p className={styles.ways}>
            <Link className={styles.way} to={pages.subscription}>
              {completeWords.unknown.subscription}
            </Link>
            <Link className={styles.way} to={pages.home}>
              {completeWords.unknown.home}
            </Link>
          </p>
        </div>
      )
    case 'unreachable':
      return (
        <div className={styles.part}>
          <Said {...completeWords.unreachable} />
          <Button action="retry" onClick={lookNow}>
            {completeWords.unreachable.retry}
          </Button>
        </div>
      )
    default:
      return unreachable(watch)
  }
}

const Said = ({ title, lead }: { title: string; lead: string }) => (
  <Heading title={title} lead={lead}>
    {title}
  </Heading>
)

/** The last page: what was bought, or where the payment stands. It believes the server only, never its address. */
export function CompletePage() {
  return (
    <Page step="complete" header={<PayHeader />}>
      <OrderPart />
    </Page>
  )
}
