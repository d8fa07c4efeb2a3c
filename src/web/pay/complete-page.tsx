import { useHero } from '#web/funnel/use-hero.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import styles from '#web/pay/complete-page.module.css'
import { PaidOrder } from '#web/pay/paid-order.tsx'
import { PayHeader } from '#web/pay/pay-header.tsx'
import { SandboxBanner } from '#web/pay/sandbox-banner.tsx'
import { useOrder } from '#web/pay/use-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { unreachable } from '#web/unreachable.ts'
import { completeWords } from '#web/words/pay.ts'

function OrderPart() {
  const { watch, lookNow } = useOrder()
  const { gender } = useHero()
  switch (watch.kind) {
    case 'loading':
      return <Said {...completeWords.loading} />
    case 'paid':
      return <PaidOrder order={watch.order} />
    case 'waiting':
      return (
        <div className={styles.part}>
          {watch.order.sandbox && <SandboxBanner about="order" />}
          <Said {...completeWords.waiting} />
          <Note live>{completeWords.waiting.leave}</Note>
        </div>
      )
    case 'declined':
      return (
        <div className={styles.part}>
          {watch.order.sandbox && <SandboxBanner about="order" />}
          <Said {...completeWords.declined} />
          <Button
            action="next"
            onClick={() => navigate(gender === '' ? pages.home : stepPath(gender, 'pay'), { replace: true })}
          >
            {completeWords.declined.again}
          </Button>
        </div>
      )
    case 'unknown':
      return (
        <div className={styles.part}>
          <Said {...completeWords.unknown} />
          <p>
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
