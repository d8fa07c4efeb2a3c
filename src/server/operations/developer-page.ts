import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const style = `
:root { color-scheme: light dark; }
body { max-width: 640px; margin: 0 auto; padding: 32px 16px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 24px; }
ul { padding: 0; list-style: none; }
li { padding: 14px 0; border-top: 1px solid #8886; }
small { display: block; opacity: .8; }
`

/** A page for developers on this machine. */
export const developerPage = (title: string, body: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>`,
    `${body}</body></html>`,
  ].join('\n')

/** The content policy for a page or an email: its own style, links, and nothing else. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${hash('sha256', css, 'base64')}'`,
  )
  const styles = hashes.length === 0 ? "'none'" : hashes.join(' ')
  return `default-src 'none'; style-src ${styles}; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
}

/** Sends a page for developers, or an email. */
export const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policyOf(html)).send(html)
