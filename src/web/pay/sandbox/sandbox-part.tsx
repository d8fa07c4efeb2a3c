import { useState } from 'react'
import { payLabel, type Shown } from '#domain/billing/disclosure.ts'
import type { SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { type Missing, type PayWith, payWithWallet } from '#web/pay/purchase/payment-draft.ts'
import { PurchaseMessage, type PurchaseMessageProps } from '#web/pay/purchase/purchase-message.tsx'
import { PayButtons } from './pay-buttons.tsx'
import { sandboxFormWords } from './sandbox-words.ts'
import { CardField } from './test-card-field.tsx'
import { SandboxApproval } from './wallet-approval.tsx'

type SandboxPartProps = PurchaseMessageProps & {
  readonly shown: Shown
  readonly card: string
  readonly missing: Missing | null
  readonly isLocked: boolean
  readonly onType: (card: string) => void
  readonly onPay: (payWith: PayWith) => void
}

const problems = {
  consent: null,
  card_empty: sandboxFormWords.card.empty,
  card_unlisted: sandboxFormWords.card.unlisted,
} as const satisfies Record<Missing, string | null>

/** The sandbox's own form: test cards, and test wallets with the window in which each is approved. */
export function SandboxPart(props: SandboxPartProps) {
  const { shown, card, missing, isLocked, onType, onPay, purchasing, gender } = props
  const [wallet, setWallet] = useState<SandboxWallet>('PayPal')
  const { state } = purchasing
  const payBy = (pressed: SandboxWallet) => {
    setWallet(pressed)
    onPay(payWithWallet(pressed))
  }
  return (
    <>
      <CardField
        value={card}
        problem={missing === null ? null : problems[missing]}
        isLocked={isLocked}
        onType={onType}
      />
      <PurchaseMessage purchasing={purchasing} gender={gender} />
      <PayButtons label={payLabel(shown.terms)} isBusy={isLocked} onWallet={payBy} />
      {state.kind === 'placed' && state.next.kind === 'approve_wallet' && (
        <SandboxApproval
          wallet={wallet}
          shown={shown}
          subscriptionRef={state.next.subscriptionId}
          onLeft={purchasing.leave}
          onDone={() => navigate(pages.complete, { replace: true })}
        />
      )}
    </>
  )
}
