import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6'
import { useState } from 'react'
import type { PaypalButtonProps } from './paypal-button-props.ts'
import { PaypalSession } from './paypal-session.tsx'

const environments = { test: 'sandbox', live: 'production' } as const

/** The script of PayPal, fetched from PayPal, and the button that it paints. */
export function PaypalCheckout(props: PaypalButtonProps) {
  // A script that could not be loaded is asked for again by beginning anew.
  const [tries, setTries] = useState(0)
  return (
    <PayPalProvider
      key={tries}
      clientId={props.clientId}
      environment={environments[props.environment]}
      components={['paypal-subscriptions']}
      pageType="checkout"
      locale="en-US"
    >
      <PaypalSession {...props} onRetry={() => setTries(tries + 1)} />
    </PayPalProvider>
  )
}
