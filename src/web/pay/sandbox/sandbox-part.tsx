import { type ReactNode, useState } from 'react'
import { payLabel, type ShownOffer } from '#domain/billing/disclosure.ts'
import type { SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { type Missing, type PayWith, payWithWallet } from '#web/pay/purchase/payment-draft.ts'
import type { Purchasing } from '#web/pay/purchase/use-purchase.ts'
import { OrLine } from '#web/ui/or-line.tsx'
import { CardButton, WalletButtons } from './pay-buttons.tsx'
import { sandboxFormWords } from './sandbox-words.ts'
import { CardField } from './test-card-field.tsx'
import { SandboxApproval } from './wallet-approval.tsx'

type SandboxPartProps = {
  readonly purchasing: Purchasing
  readonly shown: ShownOffer
  readonly card: string
  readonly missing: readonly Missing[]
  readonly isLocked: boolean
  readonly onType: (card: string) => void
  readonly onPay: (payWith: PayWith) => void
  /** Renders the bar at the end of the form around the button that pays by card. */
  readonly payBar: (button: ReactNode) => ReactNode
}

const problems = {
  card_empty: sandboxFormWords.card.empty,
  card_unlisted: sandboxFormWords.card.unlisted,
} as const satisfies Partial<Record<Missing, string>>

/** The sandbox's own form: test cards, and test wallets with the dialog in which a payment is approved. */
export function SandboxPart(props: SandboxPartProps) {
  const { shown, card, missing, isLocked, onType, onPay, purchasing, payBar } = props
  const [wallet, setWallet] = useState<SandboxWallet>('PayPal')
  const { state } = purchasing
  const label = payLabel(shown.terms, shown.language)
  const wrongCard = missing.find((name) => name === 'card_empty' || name === 'card_unlisted')
  const payBy = (pressed: SandboxWallet) => {
    setWallet(pressed)
    onPay(payWithWallet(pressed))
  }
  return (
    <>
      <WalletButtons label={label} isBusy={isLocked} onWallet={payBy} />
      <OrLine words={sandboxFormWords.or} />
      <CardField
        value={card}
        problem={wrongCard === undefined ? null : problems[wrongCard]}
        isLocked={isLocked}
        onType={onType}
      />
      {payBar(<CardButton label={label} isBusy={isLocked} />)}
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
