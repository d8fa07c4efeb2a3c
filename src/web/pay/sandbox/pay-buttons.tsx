import { type SandboxWallet, sandboxWallets } from '#domain/billing/sandbox-cards.ts'
import styles from '#web/pay/checkout/checkout.module.css'
import buttonStyles from '#web/ui/button.module.css'
import { sandboxFormWords } from './sandbox-words.ts'

type ButtonProps = {
  /** The label, which says that pressing pays, and how much. */
  readonly label: string
  /** Busy buttons keep the focus and do nothing. */
  readonly isBusy: boolean
}

/** Pays with the test card in the form. */
export function CardButton({ label, isBusy }: ButtonProps) {
  return (
    <button
      type="submit"
      className={buttonStyles.primary}
      data-method="CREDIT_CARD"
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? sandboxFormWords.paying : label}
    </button>
  )
}

/** One button for each test wallet. */
export function WalletButtons({
  label,
  isBusy,
  onWallet,
}: ButtonProps & { readonly onWallet: (wallet: SandboxWallet) => void }) {
  const press = (wallet: SandboxWallet) => () => {
    if (!isBusy) onWallet(wallet)
  }
  return (
    <div className={styles.buttons}>
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
