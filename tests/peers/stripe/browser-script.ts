import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { BrowserReply, BrowserRequest } from './http/browser-endpoint.ts'

/** The data that the stand-in for Stripe's script needs: the test card of each number. */
export type ScriptFacts = { readonly cards: Readonly<Record<string, string>> }

/**
 * Runs in the browser in place of Stripe's script and implements only the calls that our pages make. Its fields are in
 * the page itself. It is passed as text, so it uses nothing from outside.
 */
export function stripeScript({ cards }: ScriptFacts): void {
  type Listener = (event: unknown) => unknown
  type Card = { readonly number: () => string; readonly focus: () => void; readonly complain: (text: string) => void }
  let form: Card | null = null
  let wallet: string | null = null

  const ask = async (path: string, request: BrowserRequest): Promise<BrowserReply> => {
    const reply = await fetch(`https://api.stripe.com/browser/${path}`, {
      method: 'POST',
      body: JSON.stringify(request),
    })
    return reply.json()
  }
  /** The bank's question, in a dialog like Stripe's own. */
  const bankSays = (): Promise<boolean> => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('data-stripe', 'bank')
    const button = (text: string, value: string) => {
      const each = document.createElement('button')
      each.textContent = text
      each.onclick = () => dialog.close(value)
      dialog.append(each)
    }
    button('Approve', 'yes')
    button('Fail', 'no')
    document.body.append(dialog)
    dialog.showModal()
    return new Promise((resolve) => {
      dialog.onclose = () => {
        dialog.remove()
        resolve(dialog.returnValue === 'yes')
      }
    })
  }
  const errorOf = (said: BrowserReply): Partial<StripeError> | undefined => {
    if (!('code' in said)) return undefined
    const isCard = said.kind === 'declined' && said.code !== 'payment_intent_authentication_failure'
    const { code, message, decline } = said
    return {
      type: isCard ? 'card_error' : 'invalid_request_error',
      code,
      message,
      ...(decline === '' ? {} : { decline_code: decline }),
    }
  }
  const confirm = async ({ clientSecret }: { clientSecret: string }) => {
    const number = (form?.number() ?? '').replaceAll(' ', '')
    const card = wallet === null ? (cards[number] ?? 'declined') : wallet
    wallet = null
    const said = await ask('confirm', { clientSecret, card })
    const last =
      said.kind === 'requires_action' ? await ask('answer', { clientSecret, approves: await bankSays() }) : said
    const error = errorOf(last)
    return error === undefined ? { paymentIntent: { status: 'succeeded' } } : { error }
  }

  const paymentElement = (place: HTMLElement, tell: (name: string, event?: unknown) => void) => {
    const label = document.createElement('label')
    label.textContent = 'Card number '
    const field = document.createElement('input')
    field.name = 'stripe-card'
    const problem = document.createElement('p')
    problem.setAttribute('role', 'alert')
    label.append(field)
    place.append(label, problem)
    form = {
      number: () => field.value,
      focus: () => field.focus(),
      complain: (text) => {
        problem.textContent = text
      },
    }
    field.oninput = () => form?.complain('')
    tell('ready')
  }
  const expressElement = (place: HTMLElement, tell: (name: string, event?: unknown) => void) => {
    const type = 'apple_pay'
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Subscribe with Apple Pay'
    button.onclick = () => {
      const resolve = (sheet: unknown) => {
        button.dataset['sheet'] = JSON.stringify(sheet)
        wallet = type
        tell('confirm', { expressPaymentType: type, paymentFailed: () => undefined })
      }
      tell('click', { elementType: 'expressCheckout', expressPaymentType: type, resolve, reject: () => undefined })
    }
    place.append(button)
    tell('ready', { availablePaymentMethods: { applePay: true } })
  }

  const elements = () =>
    ({
      create: (type: string) => {
        const listeners = new Map<string, Listener[]>()
        const tell = (name: string, event: unknown = {}) => {
          for (const listener of listeners.get(name) ?? []) listener(event)
        }
        let place: HTMLElement | null = null
        return {
          on: (name: string, listener: Listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
          off: () => undefined,
          update: () => undefined,
          destroy: () => place?.replaceChildren(),
          mount: (node: HTMLElement) => {
            place = node
            // As with the real script, nothing is ready before the next task.
            setTimeout(() => (type === 'payment' ? paymentElement : expressElement)(node, tell), 0)
          },
        }
      },
      update: () => undefined,
      getElement: (type: string) => (type === 'payment' ? { focus: () => form?.focus() } : null),
      submit: async () => {
        if (wallet !== null || (form?.number() ?? '') !== '') return {}
        form?.complain('Your card number is incomplete.')
        return { error: { type: 'validation_error', code: 'incomplete_number' } }
      },
    }) satisfies Partial<Record<keyof StripeElements, unknown>>
  const unused = () => Promise.reject(new Error('The stand-in does not know this call.'))
  const stripe = {
    elements,
    confirmPayment: confirm,
    confirmSetup: confirm,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  } satisfies Partial<Record<keyof Stripe, unknown>>
  Object.assign(window, { Stripe: () => stripe })
}
