import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type LocaleTag, SOURCE_LOCALE } from '#domain/language/locales.ts'
import { escapeHtml } from './email-layout.ts'

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

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/** The content of a page without scripts. Each choice is a form of its own. */
export type PlainPage = {
  readonly title: string
  readonly words: readonly string[]
  readonly choices?: readonly { readonly action: string; readonly label: string }[]
  /** Small text below everything else. */
  readonly note?: string
}

function plainPage({ title, words, choices = [], note }: PlainPage, locale: LocaleTag): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...words.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...choices.map(
      ({ action, label }) =>
        `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`,
    ),
    note === undefined ? '' : `<small>${escapeHtml(note)}</small>`,
    '</main></body></html>',
  ].join('\n')
}

/** Replies with a page that is created on the server, needs no script and is not stored by browsers. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage, locale: LocaleTag = SOURCE_LOCALE): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(plainPage(page, locale))

/** Accepts forms without fields, in both encodings that are used for forms. */
export function takeEmptyForms(app: FastifyInstance): void {
  const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(kinds, { bodyLimit: 1024 }, (_request, payload, done) => {
    payload.resume()
    done(null, {})
  })
}
