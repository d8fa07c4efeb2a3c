import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { OrderReply } from '#domain/api/orders.ts'
import type { Product } from '#domain/api/products.ts'
import { payLabel } from '#domain/billing/disclosure.ts'
import type { CardProvider } from '#domain/billing/providers.ts'
import { useHero } from '#web/device/hero-store.ts'
import { CouponField } from '#web/pay/coupon/coupon-field.tsx'
import type { CouponUse } from '#web/pay/coupon/use-coupon.ts'
import { SandboxBanner } from '#web/pay/order/sandbox-banner.tsx'
import { PaypalPart } from '#web/pay/paypal/paypal-part.tsx'
import { OrderSummary } from '#web/pay/plans/order-summary.tsx'
import {
  isAgreed,
  type Missing,
  missingFields,
  orderRequestOf,
  type PaymentDraft,
  type PayWith,
  quoteFor,
  shownIn,
  withCountry,
} from '#web/pay/purchase/payment-draft.ts'
import { PurchaseMessage } from '#web/pay/purchase/purchase-message.tsx'
import { isInProgress } from '#web/pay/purchase/purchase-state.ts'
import type { Purchasing } from '#web/pay/purchase/use-purchase.ts'
import { SandboxPart } from '#web/pay/sandbox/sandbox-part.tsx'
import { StripePart } from '#web/pay/stripe/stripe-part.tsx'
import { Note } from '#web/ui/note.tsx'
import { readerLanguage } from '#web/words/reader-language.ts'
import { checkoutWords } from './checkout-words.ts'
import { CountryPart } from './country-part.tsx'
import { PayBar } from './pay-bar.tsx'
import type { PaymentMethods } from './payment-methods.ts'
import { SmallPrint } from './small-print.tsx'

/** The form field for each kind of missing input. */
const fieldOf: Readonly<Record<Missing, string>> = {
  country: 'country',
  card_empty: 'card',
  card_unlisted: 'card',
  consent: 'consent',
}

/** In these states the address or the answers have to be confirmed first. */
const unconfirmed = ['unconfirmed', 'answers_changed'] as const
/** In these states something else has to be done before anything can be paid. */
const closing = ['already_subscribed', 'mailbox_first', ...unconfirmed] as const

type CheckoutProps = {
  readonly className: string | undefined
  readonly product: Product
  readonly ways: PaymentMethods
  readonly coupon: CouponUse
  readonly purchasing: Purchasing
  readonly draft: PaymentDraft
  readonly onDraft: (draft: PaymentDraft) => void
}

/** Everything between choosing a plan and paying for it: terms, code, wallets, card, and the bar with the pay button. */
export function Checkout({ className, product, ways, coupon, purchasing, draft: typed, onDraft }: CheckoutProps) {
  const { gender } = useHero()
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const form = useRef<HTMLFormElement>(null)
  const draft = withCountry(typed, ways.tax)
  const shown = shownIn(draft, product, ways.today)
  const { terms } = shown
  const quote = quoteFor(draft, product)
  const { state } = purchasing
  const isLocked = isInProgress(state)
  const isClosed = closing.some((kind) => kind === state.kind)
  const isUnconfirmed = unconfirmed.some((kind) => kind === state.kind)

  const change = (part: Partial<PaymentDraft>) => {
    setMissing([])
    purchasing.noteChange()
    onDraft({ ...draft, ...part })
  }
  const mayPay = (payWith: PayWith, { movesFocus = true } = {}): boolean => {
    const lack = missingFields(draft, shown, payWith)
    const [first] = lack
    setMissing(lack)
    const field = first === undefined ? null : form.current?.elements.namedItem(fieldOf[first])
    if (movesFocus && field instanceof HTMLElement) field.focus()
    return first === undefined
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
  const message = <PurchaseMessage purchasing={purchasing} gender={gender} />
  const payBar = (button: ReactNode) => (
    <PayBar
      shown={shown}
      isAgreed={isAgreed(draft, shown)}
      isMissing={missing.includes('consent')}
      isLocked={isLocked}
      onAgree={(agreed) => change({ agreed })}
    >
      {message}
      {button}
    </PayBar>
  )
  const isFree = terms.first.minor === 0
  const paypal =
    ways.paypal && ways.paypalClientId !== null && !isFree ? (
      <PaypalPart clientId={ways.paypalClientId} environment={ways.environment} purchasing={purchasing} onPay={pay} />
    ) : null
  /** The form for each provider that takes cards. */
  const cardForms: Readonly<Record<CardProvider, () => ReactNode>> = {
    sandbox: () => (
      <SandboxPart
        shown={shown}
        card={draft.card}
        missing={missing}
        isLocked={isLocked}
        onType={(card) => change({ card })}
        onPay={(payWith) => void pay(payWith)}
        purchasing={purchasing}
        payBar={payBar}
      />
    ),
    stripe: () =>
      ways.stripePublishableKey !== null && (
        <StripePart
          publishableKey={ways.stripePublishableKey}
          terms={terms}
          label={payLabel(terms, readerLanguage)}
          isBesideWallet={paypal !== null}
          isLocked={isLocked}
          mayPay={mayPay}
          onPay={pay}
          purchasing={purchasing}
          payBar={payBar}
        />
      ),
  }
  return (
    <form ref={form} className={className} method="dialog" onSubmit={submit} noValidate>
      {/* Above the terms, so that a phone shows it without scrolling. */}
      {isUnconfirmed && message}
      {ways.card === 'sandbox' && <SandboxBanner about="form" />}
      <OrderSummary shown={shown} />
      {isClosed && !isUnconfirmed && message}
      {!isClosed && (
        <>
          <CouponField coupon={coupon} quote={quote} isLocked={isLocked} />
          {draft.country !== null && (
            <CountryPart
              value={draft.country}
              isMissing={missing.includes('country')}
              isLocked={isLocked}
              onChange={(country) => change({ country })}
            />
          )}
          {ways.card !== null && paypal}
          {ways.card === null
            ? payBar(isFree ? <Note live>{checkoutWords.freeAtPaypal}</Note> : paypal)
            : cardForms[ways.card]()}
          <SmallPrint gender={gender} />
        </>
      )}
    </form>
  )
}
