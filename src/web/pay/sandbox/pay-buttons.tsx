import { type SandboxWallet, sandboxWallets } from '#domain/billing/sandbox-cards.ts'
import styles from '#web/pay/checkout/checkout.module.css'
import buttonStyles from '#web/ui/button.module.css'
import { OrLine } from '#web/ui/or-line.tsx'
import { sandboxFormWords } from './sandbox-words.ts'

type PayButtonsProps = {
  /** Says that pressing pays, and how much. */
  readonly label: string
  readonly isBusy: boolean
  readonly onWallet: (wallet: SandboxWallet) => void
}

/** One button for the test card in the form, one for each test wallet. Busy ones keep the focus and do nothing. */
export function PayButtons({ label, isBusy, onWallet }: PayButtonsProps) {
  const press = (wallet: SandboxWallet) => () => {
    if (!isBusy) onWallet(wallet)
  }
  return (
    <div className={styles.buttons}>
      <button
        type="submit"
        className={buttonStyles.primary}
        data-method="CREDIT_CARD"
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? sandboxFormWords.paying : label}
      </button>
      <OrLine words={sandboxFormWords.or} />
      {sandboxWallets.map((wallet) => (
        <button
          key={wallet}
          type="button"
          className={styles.wallet}
          data-method="FAST_PAYMENTS"
          data-wallet={wallet}
          aria-disabled={isBusy || undefined}
          onClick={press(wallet)}
        >
          {sandboxFormWords.withWallet(label, wallet)}
        </button>
      ))}
    </div>
  )
}
