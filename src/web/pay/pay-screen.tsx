import { useState } from 'react'
import type { OrderReply } from '#domain/api/orders.ts'
import { selectPlan } from '#web/device/main-store.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { useHealthQuestion } from '#web/funnel/use-health-question.ts'
import { useStepNavigation } from '#web/funnel/use-step-navigation.ts'
import { FirstDay } from '#web/member/first-day/first-day.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { useHydrated } from '#web/navigation/use-path.ts'
import { pages } from '#web/navigation/views.ts'
import { goToBank } from '#web/pay/challenge-page.ts'
import { Checkout } from '#web/pay/checkout.tsx'
import { OpenOrderNote } from '#web/pay/open-order-note.tsx'
import { WaitingSummary } from '#web/pay/order-summary.tsx'
import { PayHeader } from '#web/pay/pay-header.tsx'
import styles from '#web/pay/pay-screen.module.css'
import { emptyDraft } from '#web/pay/payment-draft.ts'
import { PlanCards, WaitingPlans } from '#web/pay/plan-cards.tsx'
import { isUnderway } from '#web/pay/purchase-state.ts'
import { useCoupon } from '#web/pay/use-coupon.ts'
import { usePaymentWays } from '#web/pay/use-payment-ways.ts'
import { usePlans } from '#web/pay/use-plans.ts'
import { usePurchase } from '#web/pay/use-purchase.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { payWords } from '#web/words/pay.ts'

/** After a placed order: to the bank where it asks, else to see how it stands. Somebody else's own form stays open. */
function goOnWith({ next }: OrderReply): void {
  if (next.kind === 'confirm_card' || next.kind === 'approve_wallet') return
  if (next.kind === 'challenge' && goToBank(next.url)) return
  navigate(pages.complete, { replace: true })
}

/** Where a plan is chosen and paid. Without an address that the server knows, the way leads back to it first. */
export function PayScreen() {
  const { goBack } = useStepNavigation('pay')
  useHealthQuestion({ isDue: false })
  const isHydrated = useHydrated()
  const onOffer = usePlans()
  const { onOffer: ways, askAgain, renew } = usePaymentWays()
  const [draft, setDraft] = useState(emptyDraft)
  const coupon = useCoupon(onOffer.kind === 'offered' ? onOffer.chosen : null, (quote) =>
    setDraft((before) => ({ ...before, quote })),
  )
  const bought = usePurchase({
    onPlaced: goOnWith,
    onPlansRenewed: () => {
      void renew()
      coupon.drop()
      setDraft((before) => ({ ...before, agreed: null }))
    },
  })
  const retry = () => {
    if (onOffer.kind === 'failed') onOffer.retry()
    if (ways.kind === 'failed') askAgain()
  }
  const isUnknown = isHydrated && readEntry(storageKeys.token) === null
  const purchasing = isUnknown ? { ...bought, state: { kind: 'unconfirmed' } as const } : bought
  const choose = (id: string) => {
    purchasing.noteChange()
    setDraft({ ...draft, agreed: null })
    selectPlan(id)
  }
  return (
    <Page step="pay" wide header={<PayHeader onBack={goBack} />}>
      <Heading title={payWords.title} lead={payWords.lead}>
        {payWords.title}
      </Heading>
      <OpenOrderNote />
      {(onOffer.kind === 'failed' || ways.kind === 'failed') && (
        <>
          <Note live>{payWords.plans.failed}</Note>
          <Button action="retry" onClick={retry}>
            {payWords.plans.retry}
          </Button>
        </>
      )}
      {onOffer.kind === 'none' && <Note live>{payWords.plans.none}</Note>}
      {onOffer.kind === 'loading' && (
        <div className={styles.columns}>
          <WaitingPlans />
          <WaitingSummary />
        </div>
      )}
      {onOffer.kind === 'offered' && (
        <div className={styles.columns}>
          <div className={styles.offer}>
            <PlanCards
              plans={onOffer.plans}
              chosenId={onOffer.chosen.id}
              isLocked={isUnderway(purchasing.state)}
              onChoose={choose}
            />
            {!isUnknown && <FirstDay />}
          </div>
          {ways.kind === 'known' ? (
            <Checkout
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
