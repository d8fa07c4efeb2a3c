import type { PayPalSubscriptionsInstance } from '@paypal/react-paypal-js/sdk-v6'
import type { BrowserContext } from 'playwright-core'
import type { PaypalPeer } from './paypal-peer.ts'

const SITE = 'https://www.sandbox.paypal.com'

type Subscriptions = PayPalSubscriptionsInstance['createPayPalSubscriptionPaymentSession']
type Session = ReturnType<Subscriptions>

/**
 * The part of PayPal's script that our page uses, for a browser that cannot reach PayPal: the element `paypal-button`,
 * and a window with two buttons in which the buyer approves or closes. It runs in the page and may use nothing from
 * outside.
 */
function paypalInPage(site: string): void {
  class PaypalButtonElement extends HTMLElement {
    connectedCallback(): void {
      if (this.shadowRoot !== null) return
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'PayPal'
      button.setAttribute('aria-label', this.getAttribute('aria-label') ?? 'PayPal')
      button.style.cssText = 'width:100%;min-height:58px;border:0;border-radius:18px;background:#ffc439;font-size:18px'
      this.attachShadow({ mode: 'open' }).append(button)
    }
  }
  if (customElements.get('paypal-button') === undefined) customElements.define('paypal-button', PaypalButtonElement)

  const createPayPalSubscriptionPaymentSession: Subscriptions = ({ onApprove, onCancel, onError }) => {
    const dialog = document.createElement('dialog')
    const session: Session = {
      start: async (_mode, subscription) => {
        const subscriptionId = (await subscription)?.subscriptionId ?? ''
        const answer = (name: string, act: () => Promise<void>) => {
          const button = document.createElement('button')
          button.textContent = name
          button.dataset['paypal'] = name
          button.onclick = () => {
            dialog.remove()
            act().catch(() =>
              onError?.(Object.assign(new Error('stand-in'), { code: 'ERR_STAND_IN', isRecoverable: true })),
            )
          }
          return button
        }
        dialog.replaceChildren(
          answer('approve', async () => {
            const reply = await fetch(`${site}/stand-in/approve/${subscriptionId}`, { method: 'POST' })
            if (!reply.ok) throw new Error('The approval failed.')
            await onApprove?.({ fundingSource: 'paypal', subscriptionId })
          }),
          answer('cancel', async () => onCancel?.({})),
        )
        document.body.append(dialog)
        dialog.showModal()
      },
      cancel: () => dialog.remove(),
      destroy: () => dialog.remove(),
    }
    return session
  }
  const instance = {
    createPayPalSubscriptionPaymentSession,
    findEligibleMethods: async () => ({ isEligible: () => true }),
    updateLocale: () => {},
  }
  Object.assign(window, { paypal: { version: '6.0.0', createInstance: async () => instance } })
}

/** Redirects the page's requests to PayPal to the stand-in. */
export async function routePaypal(context: BrowserContext, peer: PaypalPeer): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  await context.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const [, id] = /^\/stand-in\/approve\/(I-[A-Z0-9]+)$/.exec(pathname) ?? []
    if (pathname === '/web-sdk/v6/core') {
      const body = `(${paypalInPage.toString()})(${JSON.stringify(SITE)})`
      await route.fulfill({ contentType: 'text/javascript', headers, body })
    } else if (id !== undefined) {
      peer.buyer.approve(id)
      await route.fulfill({ status: 204, headers })
    } else await route.abort()
  })
}
