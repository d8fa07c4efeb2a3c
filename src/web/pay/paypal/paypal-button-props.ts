export type PaypalButtonProps = {
  readonly clientId: string
  readonly environment: 'test' | 'live'
  /** Places the order and gives PayPal's id of the subscription, `I-...`; rejects where it could not be placed. */
  readonly onCreate: () => Promise<string>
  /** The buyer approved. It proves nothing: the order itself is asked for at our server. */
  readonly onApproved: () => void
  /** The buyer closed PayPal's window; the same order may be tried again. */
  readonly onCancelled: () => void
  /** PayPal's window could not do its work, or `onCreate` rejected. */
  readonly onFailed: () => void
}
