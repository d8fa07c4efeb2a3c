import { type FormEvent, useRef, useState } from 'react'
import type { OrderReply } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/products.ts'
import { payLabel } from '#domain/billing/disclosure.ts'
import { useHero } from '#web/device/hero-store.ts'
import { CouponField } from '#web/pay/coupon/coupon-field.tsx'
import type { CouponUse } from '#web/pay/coupon/use-coupon.ts'
import { SandboxBanner } from '#web/pay/order/sandbox-banner.tsx'
import { PaypalPart } from '#web/pay/paypal/paypal-part.tsx'
import { OrderSummary } from '#web/pay/plans/order-summary.tsx'
import {
  isAgreed,
  type Missing,
  missingField,
  orderRequestOf,
  type PaymentDraft,
  type PayWith,
  quoteFor,
  shownIn,
} from '#web/pay/purchase/payment-draft.ts'
import { PurchaseMessage } from '#web/pay/purchase/purchase-message.tsx'
import { isInProgress } from '#web/pay/purchase/purchase-state.ts'
import type { Purchasing } from '#web/pay/purchase/use-purchase.ts'
import { SandboxPart } from '#web/pay/sandbox/sandbox-part.tsx'
import { StripePart } from '#web/pay/stripe/stripe-part.tsx'
import styles from './checkout.module.css'
import { ConsentBox } from './consent-box.tsx'
import type { PaymentMethods } from './payment-methods.ts'
import { SmallPrint } from './small-print.tsx'

type CheckoutProps = {
  readonly product: Product
  readonly ways: PaymentMethods
  readonly coupon: CouponUse
  readonly purchasing: Purchasing
  readonly draft: PaymentDraft
  readonly onDraft: (draft: PaymentDraft) => void
}

/** Everything between choosing a plan and paying it: terms, code, consent, card or wallet. */
export function Checkout({ product, ways, coupon, purchasing, draft, onDraft }: CheckoutProps) {
  const { gender } = useHero()
  const [missing, setMissing] = useState<Missing | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const shown = shownIn(draft, product, ways.today)
  const { terms } = shown
  const quote = quoteFor(draft, product)
  const { state } = purchasing
  const isLocked = isInProgress(state)
  const isClosed = (['already_subscribed', 'mailbox_first', 'unconfirmed'] as const).some((kind) => kind === state.kind)

  const change = (part: Partial<PaymentDraft>) => {
    setMissing(null)
    purchasing.noteChange()
    onDraft({ ...draft, ...part })
  }
  const mayPay = (payWith: PayWith): boolean => {
    const lack = missingField(draft, shown, payWith)
    setMissing(lack)
    const field = lack === null ? null : form.current?.elements.namedItem(lack === 'consent' ? 'consent' : 'card')
    if (field instanceof HTMLElement) field.focus()
    return lack === null
  }
  const pay = async (payWith: PayWith): Promise<OrderReply | null> => {
    if (isLocked || !mayPay(payWith)) return null
    const asked = orderRequestOf(draft, product, shown, payWith)
    return asked.kind === 'ready' ? purchasing.buy(asked.request) : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ways.card === 'sandbox') void pay({ provider: 'sandbox', method: 'CREDIT_CARD' })
  }
  return (
    <form ref={form} className={styles.checkout} method="dialog" onSubmit={submit} noValidate>
      {ways.card === 'sandbox' && <SandboxBanner about="form" />}
      <OrderSummary shown={shown} />
      {isClosed ? (
        <PurchaseMessage purchasing={purchasing} gender={gender} />
      ) : (
        <>
          <CouponField coupon={coupon} quote={quote} isLocked={isLocked} />
          <ConsentBox
            shown={shown}
            isAgreed={isAgreed(draft, shown)}
            isMissing={missing === 'consent'}
            isLocked={isLocked}
            onChange={(agreed) => change({ agreed })}
          />
          {ways.card === 'sandbox' && (
            <SandboxPart
              shown={shown}
              card={draft.card}
              missing={missing}
              isLocked={isLocked}
              onType={(card) => change({ card })}
              onPay={(payWith) => void pay(payWith)}
              purchasing={purchasing}
              gender={gender}
            />
          )}
          {ways.card === 'stripe' && ways.stripePublishableKey !== null && (
            <StripePart
              publishableKey={ways.stripePublishableKey}
              terms={terms}
              label={payLabel(terms)}
              isLocked={isLocked}
              mayPay={mayPay}
              onPay={pay}
              purchasing={purchasing}
              gender={gender}
            />
          )}
          {ways.card === null && <PurchaseMessage purchasing={purchasing} gender={gender} />}
          {ways.paypal && ways.paypalClientId !== null && (
            <PaypalPart
              clientId={ways.paypalClientId}
              environment={ways.environment}
              purchasing={purchasing}
              onPay={pay}
            />
          )}
          <SmallPrint gender={gender} />
        </>
      )}
    </form>
  )
}
