import { type FormEvent, useRef, useState } from 'react'
import type { Product } from '#domain/api/products.ts'
import { payLabel } from '#domain/billing/disclosure.ts'
import { useHero } from '#web/funnel/use-hero.ts'
import { CardField } from '#web/pay/card-field.tsx'
import styles from '#web/pay/checkout.module.css'
import { ConsentBox } from '#web/pay/consent-box.tsx'
import { OrderSummary } from '#web/pay/order-summary.tsx'
import { PayButtons } from '#web/pay/pay-buttons.tsx'
import { isAgreed, type Missing, orderRequestOf, type PaymentDraft, type PayWith } from '#web/pay/payment-draft.ts'
import { termsOf } from '#web/pay/plan-terms.ts'
import { PurchaseMessage } from '#web/pay/purchase-message.tsx'
import { isUnderway } from '#web/pay/purchase-state.ts'
import { SmallPrint } from '#web/pay/small-print.tsx'
import type { Purchasing } from '#web/pay/use-purchase.ts'
import { payWords } from '#web/words/pay.ts'

type CheckoutProps = {
  readonly product: Product
  readonly purchasing: Purchasing
  readonly draft: PaymentDraft
  readonly onDraft: (draft: PaymentDraft) => void
}

/** Everything between choosing a plan and paying it: terms, consent, card or wallet. */
export function Checkout({ product, purchasing, draft, onDraft }: CheckoutProps) {
  const { gender } = useHero()
  const [missing, setMissing] = useState<Missing | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const terms = termsOf(product)
  const { state } = purchasing
  const isLocked = isUnderway(state)
  const isClosed = state.kind === 'already_subscribed' || state.kind === 'unconfirmed'

  const change = (part: Partial<PaymentDraft>) => {
    setMissing(null)
    purchasing.noteChange()
    onDraft({ ...draft, ...part })
  }
  const pay = (payWith: PayWith) => {
    if (isLocked) return
    const asked = orderRequestOf(draft, product, terms, payWith)
    if (asked.kind === 'ready') return purchasing.buy(asked.request)
    setMissing(asked.missing)
    const field = form.current?.elements.namedItem(asked.missing === 'consent' ? 'consent' : 'card')
    if (field instanceof HTMLElement) field.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay({ method: 'CREDIT_CARD' })
  }
  return (
    <form ref={form} className={styles.checkout} method="dialog" onSubmit={submit} noValidate>
      <OrderSummary terms={terms} />
      {isClosed ? (
        <PurchaseMessage purchasing={purchasing} gender={gender} />
      ) : (
        <>
          <ConsentBox
            terms={terms}
            isAgreed={isAgreed(draft, terms)}
            isMissing={missing === 'consent'}
            isLocked={isLocked}
            onChange={(agreed) => change({ agreed })}
          />
          <CardField
            value={draft.card}
            problem={missing === null || missing === 'consent' ? null : cardProblems[missing]}
            isLocked={isLocked}
            onType={(card) => change({ card })}
          />
          <PurchaseMessage purchasing={purchasing} gender={gender} />
          <PayButtons label={payLabel(terms)} isBusy={isLocked} onPay={pay} />
          <SmallPrint gender={gender} />
        </>
      )}
    </form>
  )
}

const cardProblems = {
  card_empty: payWords.card.empty,
  card_unlisted: payWords.card.unlisted,
} as const satisfies Record<Exclude<Missing, 'consent'>, string>
