import { useState } from 'react'
import { selectPlan } from '#web/device/main-store.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { useHealthQuestion } from '#web/funnel/use-health-question.ts'
import { useStepNavigation } from '#web/funnel/use-step-navigation.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { useHydrated } from '#web/navigation/use-path.ts'
import { pages } from '#web/navigation/views.ts'
import { Checkout } from '#web/pay/checkout.tsx'
import { WaitingSummary } from '#web/pay/order-summary.tsx'
import { PayHeader } from '#web/pay/pay-header.tsx'
import styles from '#web/pay/pay-screen.module.css'
import { emptyDraft } from '#web/pay/payment-draft.ts'
import { PlanCards, WaitingPlans } from '#web/pay/plan-cards.tsx'
import { isUnderway } from '#web/pay/purchase-state.ts'
import { SandboxBanner } from '#web/pay/sandbox-banner.tsx'
import { usePlans } from '#web/pay/use-plans.ts'
import { usePurchase } from '#web/pay/use-purchase.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { payWords } from '#web/words/pay.ts'

/** Where a plan is chosen and paid. Without an address that the server knows, the way leads back to it first. */
export function PayScreen() {
  const { goBack } = useStepNavigation('pay')
  useHealthQuestion({ isDue: false })
  const isHydrated = useHydrated()
  const onOffer = usePlans()
  const [draft, setDraft] = useState(emptyDraft)
  const bought = usePurchase({
    onPlaced: () => navigate(pages.complete, { replace: true }),
    onPlansRenewed: () => setDraft((before) => ({ ...before, agreed: null })),
  })
  const isUnknown = isHydrated && readEntry(storageKeys.token) === null
  const purchasing = isUnknown ? { ...bought, state: { kind: 'unconfirmed' } as const } : bought
  const choose = (id: string) => {
    purchasing.noteChange()
    setDraft({ ...draft, agreed: null })
    selectPlan(id)
  }
  return (
    <Page step="pay" wide header={<PayHeader onBack={goBack} />}>
      <SandboxBanner about="form" />
      <Heading title={payWords.title} lead={payWords.lead}>
        {payWords.title}
      </Heading>
      {onOffer.kind === 'failed' && (
        <>
          <Note live>{payWords.plans.failed}</Note>
          <Button action="retry" onClick={onOffer.retry}>
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
          </div>
          <Checkout product={onOffer.chosen} purchasing={purchasing} draft={draft} onDraft={setDraft} />
        </div>
      )}
    </Page>
  )
}
