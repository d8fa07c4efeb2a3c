import { useState } from 'react'
import type { OrderReply } from '#domain/api/orders.ts'
import { useConfirmation } from '#web/device/confirmed-answers.ts'
import { selectPlan } from '#web/device/main-store.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { useHealthQuestion } from '#web/navigation/use-health-question.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import cloth from '#web/ui/cloth.module.css'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Checkout } from './checkout/checkout.tsx'
import { usePaymentMethods } from './checkout/payment-methods.ts'
import { useCoupon } from './coupon/use-coupon.ts'
import { Yours } from './first-day/yours.tsx'
import { openBankPage } from './order/bank-page.ts'
import { InvitationNote } from './order/invitation-note.tsx'
import { OpenOrderNote } from './order/open-order-note.tsx'
import { OwnedPlanPage, StillOpenNote } from './order/owned-plan-page.tsx'
import { useOwnedPlan } from './order/use-owned-plan.ts'
import styles from './pay-screen.module.css'
import { WaitingSummary } from './plans/order-summary.tsx'
import { PlanCards, WaitingPlans } from './plans/plan-cards.tsx'
import { planWords } from './plans/plan-words.ts'
import { usePlans } from './plans/plans-on-offer.ts'
import { emptyDraft } from './purchase/payment-draft.ts'
import { isInProgress } from './purchase/purchase-state.ts'
import { usePurchase } from './purchase/use-purchase.ts'

/** The next page after an order was placed: the bank's, if it asks for approval, otherwise the order's. A form stays open. */
function goOnWith({ next }: OrderReply): void {
  if (next.kind === 'confirm_card' || next.kind === 'approve_wallet') return
  if (next.kind === 'challenge' && openBankPage(next.url)) return
  navigate(pages.complete, { replace: true })
}

/** The state of the purchase while something has to be confirmed before paying. */
const confirmFirst = { none: { kind: 'unconfirmed' }, changed: { kind: 'answers_changed' } } as const

/** Where a plan is chosen and paid. The email address or newer answers that the server does not have are confirmed first. */
export function PayScreen() {
  const { goBack } = useStepNavigation('pay')
  const isStopped = useHealthQuestion({ isDue: false })
  const owned = useOwnedPlan()
  const onOffer = usePlans()
  const { onOffer: ways, askAgain, renew } = usePaymentMethods()
  const [draft, setDraft] = useState(emptyDraft)
  const coupon = useCoupon(onOffer.kind === 'offered' ? onOffer.chosen : null, (quote) =>
    setDraft((before) => ({ ...before, quote })),
  )
  const bought = usePurchase({
    onPlaced: goOnWith,
    onPlansRenewed: () => {
      void renew()
      coupon.remove()
      setDraft((before) => ({ ...before, agreed: null }))
    },
  })
  const retry = () => {
    if (onOffer.kind === 'failed') onOffer.retry()
    if (ways.kind === 'failed') askAgain()
  }
  const confirmation = useConfirmation()
  const isConfirmed = confirmation === null || confirmation === 'current'
  // A purchase under way continues as it was sent: its form or its window may be open.
  const purchasing =
    isConfirmed || isInProgress(bought.state) ? bought : { ...bought, state: confirmFirst[confirmation] }
  const choose = (id: string) => {
    purchasing.noteChange()
    setDraft({ ...draft, agreed: null })
    selectPlan(id)
  }
  if (isStopped) return null
  if (owned?.isSubscribed === true) return <OwnedPlanPage isOpen={owned.isOpen} onBack={goBack} />
  return (
    <Page step="pay" wide header={<PageHeader onBack={goBack} />} panes={cloth.panes}>
      <Yours hasPlan={isConfirmed} />
      <Heading title={planWords.title} lead={planWords.lead}>
        {planWords.title}
      </Heading>
      {owned?.isOpen === true && <StillOpenNote />}
      <InvitationNote />
      <OpenOrderNote />
      {(onOffer.kind === 'failed' || ways.kind === 'failed') && (
        <>
          <Note live>{planWords.failed}</Note>
          <Button action="retry" onClick={retry}>
            {planWords.retry}
          </Button>
        </>
      )}
      {onOffer.kind === 'none' && <Note live>{planWords.none}</Note>}
      {onOffer.kind === 'loading' && (
        <div className={styles.columns}>
          <WaitingPlans />
          <WaitingSummary />
        </div>
      )}
      {onOffer.kind === 'offered' && (
        <div className={styles.columns}>
          <PlanCards
            plans={onOffer.plans}
            chosenId={onOffer.chosen.id}
            isLocked={isInProgress(purchasing.state)}
            onChoose={choose}
          />
          {ways.kind === 'known' && owned !== null ? (
            <Checkout
              className={styles.checkout}
              product={onOffer.chosen}
              ways={ways.ways}
              coupon={coupon}
              purchasing={purchasing}
              draft={draft}
              onDraft={setDraft}
            />
          ) : (
            <WaitingSummary />
          )}
        </div>
      )}
    </Page>
  )
}
