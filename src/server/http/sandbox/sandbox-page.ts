import { createHash } from 'node:crypto'
import { formatMoney, type Money } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import { escapeHtml } from '#server/email/email-layout.ts'

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 32px 20px; background: #e4f0e7; color: #12301a; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px; background: #fff; border-radius: 20px; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.2; }
p { margin: 0 0 16px; }
form { margin: 0 0 12px; }
button { width: 100%; min-height: 52px; border: 2px solid #1a7035; border-radius: 18px; background: #fff; color: #12301a; font: inherit; font-weight: 700; cursor: pointer; }
form:first-of-type button { border-color: #70c573; background: #70c573; color: #0b2411; }
button:focus-visible { outline: 3px solid #1a7035; outline-offset: 2px; }
small { color: #49634f; }
@media (prefers-color-scheme: dark) {
  body { background: #0e1711; color: #ecf6ee; }
  main, button { background: #17241b; color: #ecf6ee; }
  button { border-color: #8fd99a; }
  small { color: #a3bcaa; }
}`

/** A page of the sandbox's bank or wallet. Each choice is a form of its own; there is no script. */
export function sandboxPage(
  title: string,
  words: readonly string[],
  choices: readonly { readonly action: string; readonly label: string }[],
): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...words.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...choices.map(
      ({ action, label }) =>
        `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`,
    ),
    '<small>Sandbox: this is a test. No money moves.</small></main></body></html>',
  ].join('\n')
}

export const sandboxPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

export const bankPage = (ref: string, amount: Money): string =>
  sandboxPage(
    'Your test bank asks: is this you?',
    [
      `${brand.name} asks for ${formatMoney(amount)}. A real bank would ask for a code from your phone here.`,
      'You may also close this page without an answer, as people do. The order then waits for you.',
    ],
    [
      { action: `/v3/sandbox/bank/${ref}/approve`, label: 'Approve the payment' },
      { action: `/v3/sandbox/bank/${ref}/fail`, label: 'Do not approve' },
    ],
  )

export const cardPage = (ref: string): string =>
  sandboxPage(
    'Which test card should be charged from now on?',
    ['What is owed is charged to it at once.'],
    [
      { action: `/v3/sandbox/card/${ref}/ok`, label: 'A card that works' },
      { action: `/v3/sandbox/card/${ref}/renewals_fail`, label: 'A card that is declined at renewals' },
    ],
  )
