import type { Gender } from '#domain/answers/choices.ts'
import { unreachable } from '#domain/unreachable.ts'
import { reloadPage } from '#web/device/storage.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, Note } from '#web/ui/note.tsx'
import styles from './purchase-message.module.css'
import { purchaseWords } from './purchase-words.ts'
import type { Purchasing } from './use-purchase.ts'

export type PurchaseMessageProps = { readonly purchasing: Purchasing; readonly gender: Gender | '' }

/** The result of a purchase, and what to do about it. A placed order has no message: it leads to another page. */
export function PurchaseMessage({ purchasing, gender }: PurchaseMessageProps) {
  const { state } = purchasing
  switch (state.kind) {
    case 'idle':
    case 'sending':
    case 'placed':
      return null
    case 'interrupted':
      return <Note live>{purchaseWords.interrupted}</Note>
    case 'left':
      return <Note live>{purchaseWords.left}</Note>
    case 'declined':
    case 'refused':
      return <FieldError>{state.message}</FieldError>
    case 'price_changed':
      return <FieldError>{purchaseWords.priceChanged}</FieldError>
    case 'terms_outdated':
      return (
        <>
          <FieldError>{purchaseWords.termsOutdated}</FieldError>
          <Button look="quiet" action="reload" onClick={reloadPage}>
            {purchaseWords.reload}
          </Button>
        </>
      )
    case 'already_subscribed':
      return (
        <Note live>
          <p>{purchaseWords.alreadySubscribed}</p>
          <p className={styles.way}>
            <Link to={pages.subscription}>{purchaseWords.toSubscription}</Link>
          </p>
        </Note>
      )
    case 'mailbox_first':
      return <Note live>{purchaseWords.mailboxFirst}</Note>
    case 'unconfirmed':
      return <ConfirmFirst why={purchaseWords.unconfirmed} label={purchaseWords.confirm} gender={gender} />
    case 'answers_changed':
      return <ConfirmFirst why={purchaseWords.answersChanged} label={purchaseWords.confirmAnswers} gender={gender} />
    case 'unreachable':
      return (
        <Note live>
          <p>
            {purchaseWords.unreachable} {state.isTrying ? purchaseWords.trying : purchaseWords.waiting}
          </p>
          <div className={styles.ways}>
            <Button look="quiet" action="retry" busy={state.isTrying} onClick={purchasing.tryNow}>
              {purchaseWords.tryNow}
            </Button>
            <Button look="quiet" action="stop" onClick={purchasing.stopTrying}>
              {purchaseWords.stop}
            </Button>
          </div>
        </Note>
      )
    default:
      return unreachable(state)
  }
}

type ConfirmFirstProps = { readonly why: string; readonly label: string; readonly gender: Gender | '' }

/** Leads to the email step, where the address and the answers are confirmed. */
function ConfirmFirst({ why, label, gender }: ConfirmFirstProps) {
  return (
    <Note live>
      <p>{why}</p>
      <div className={styles.confirm}>
        <Button
          action="confirm"
          onClick={() => navigate(gender === '' ? pages.home : stepPath(gender, 'confirm-email'))}
        >
          {label}
        </Button>
      </div>
    </Note>
  )
}
