import type { OrderView } from '#domain/api/orders.ts'
import { problems } from '#domain/problems.ts'
import { useHero } from '#web/device/hero-store.ts'
import { storedOrder } from '#web/device/stored-order.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { openBankPage } from '#web/pay/order/bank-page.ts'
import type { OrderStatus } from '#web/pay/order/order-watch.ts'
import { SandboxBanner } from '#web/pay/order/sandbox-banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import styles from './complete-page.module.css'
import { statusWords } from './complete-words.ts'

type OpenOrderProps = { readonly status: Exclude<OrderStatus, 'paid'>; readonly order: OrderView }

/** The next step from each status: continue at the bank, go back to the form, or open the subscription page. */
const ways = {
  waiting: null,
  approval: 'bank',
  approval_in_wallet: 'pay',
  unpaid: 'pay',
  declined: 'pay',
  expired: 'pay',
  refunded: 'subscription',
  disputed: 'subscription',
} as const satisfies Record<keyof typeof statusWords, 'bank' | 'pay' | 'subscription' | null>

/** An order in any other state than paid: its state, and the next step. */
export function OpenOrder({ status, order }: OpenOrderProps) {
  const { gender } = useHero()
  const challenge = storedOrder()?.challenge ?? null
  // A wallet is approved in the window where it was opened, so there is no bank page to go back to.
  const where = status === 'approval' && challenge === null ? 'approval_in_wallet' : status
  const { title, lead, note, action } = statusWords[where]
  const way = ways[where]
  const payAgain = () => navigate(gender === '' ? pages.home : stepPath(gender, 'pay'), { replace: true })
  const reason = status === 'declined' && order.declined !== null ? problems[order.declined].say : lead
  return (
    <div className={styles.part} data-status={status}>
      {order.sandbox && <SandboxBanner about="order" />}
      <Heading title={title} lead={reason}>
        {title}
      </Heading>
      {note !== null && <Note live>{note}</Note>}
      {way === 'bank' && challenge !== null && (
        <Button action="next" onClick={() => openBankPage(challenge)}>
          {action}
        </Button>
      )}
      {way === 'bank' && (
        <Button look="quiet" action="pay" onClick={payAgain}>
          {statusWords.unpaid.action}
        </Button>
      )}
      {way === 'pay' && (
        <Button action="next" onClick={payAgain}>
          {action}
        </Button>
      )}
      {way === 'subscription' && (
        <p>
          <Link className={styles.way} to={pages.subscription}>
            {action}
          </Link>
        </p>
      )}
    </div>
  )
}
