import { brand } from '#domain/brand.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'

/** What a letter says, from top to bottom. Rows are facts such as "Plan: 4-Week Plan". */
export type LetterContent = {
  readonly heading: string
  readonly before: readonly string[]
  readonly action?: { readonly label: string; readonly link: string }
  readonly rows?: readonly (readonly [name: string, value: string])[]
  readonly after: readonly string[]
}

// The brand's green with ink that reads on it (contrast 7.9:1); both colour schemes of the reader's device.
const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #e4f0e7; color: #17301f; font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 20px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 16px; }
dl { margin: 0 0 16px; }
dt { color: #47604f; font-size: 14px; }
dd { margin: 0 0 10px; font-weight: 600; }
a { color: #1d6b34; }
a.go { display: inline-block; padding: 14px 24px; border-radius: 999px; background: #70C573; color: #10240f; font-weight: 700; text-decoration: none; }
footer { max-width: 520px; margin: 16px auto 0; color: #47604f; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  body { background: #101a13; color: #e4f0e7; }
  main { background: #1a2a1f; }
  dt, footer { color: #a9c2b0; }
  a { color: #8fdc92; }
}`

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const { legal, contact } = brand
const sender = [brand.name, legal.company, legal.street, legal.city, legal.country, contact.email].join(' · ')

/** A letter as a small page of its own: no pictures, no scripts, nothing loaded from anywhere. */
export function letterHtml({ heading, before, action, rows = [], after }: LetterContent): string {
  const facts = rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escapeHtml(heading)}</h1>`,
    ...before.map(paragraph),
    action === undefined
      ? ''
      : `<p><a class="go" href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`,
    facts.length === 0 ? '' : `<dl>${facts.join('')}</dl>`,
    ...after.map(paragraph),
    `</main><footer>${escapeHtml(sender)}</footer></body></html>`,
  ].join('\n')
}

/** The same words for readers without HTML. */
export function letterText({ heading, before, action, rows = [], after }: LetterContent): string {
  const blocks = [
    heading,
    ...before,
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...(rows.length === 0 ? [] : [rows.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...after,
    `-- \n${sender}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
