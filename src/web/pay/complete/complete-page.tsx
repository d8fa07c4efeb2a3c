import { unreachable } from '#domain/unreachable.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import { useOrder } from '#web/pay/order/order-watch.ts'
import { Button } from '#web/ui/button.tsx'
import cloth from '#web/ui/cloth.module.css'
import { Heading } from '#web/ui/heading.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import styles from './complete-page.module.css'
import { completeWords } from './complete-words.ts'
import { OpenOrder } from './open-order.tsx'
import { PaidOrder } from './paid-order.tsx'

function OrderPart() {
  const { watch, refetch } = useOrder()
  switch (watch.kind) {
    case 'loading':
      return <Said {...completeWords.loading} />
    case 'known':
      if (watch.status === 'paid') return <PaidOrder order={watch.order} />
      return <OpenOrder key={watch.status} status={watch.status} order={watch.order} />
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
          <Button action="retry" onClick={refetch}>
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

/** The last page: what was bought, or the state of the payment. It trusts only the server, never its own address. */
export function CompletePage() {
  return (
    <Page step="complete" header={<PageHeader />} panes={cloth.panes}>
      <OrderPart />
    </Page>
  )
}
