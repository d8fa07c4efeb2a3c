import { brand } from '#domain/brand.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { type EmailPicture, pictureTag } from './email-pictures.ts'
import { emailStyle } from './email-style.ts'
import { emailWords } from './words/email-words.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, both between tags and within quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type EmailLink = { readonly label: string; readonly link: string }

/** The contents of an email, from top to bottom. Rows are facts such as "Plan: 4-Week Plan". */
export type EmailContent = {
  /** Shown above everything else, for example that no money moves. */
  readonly notice?: string
  readonly picture?: EmailPicture
  readonly heading: string
  readonly before: readonly string[]
  readonly action?: EmailLink
  readonly rows?: readonly (readonly [name: string, value: string])[]
  /** An agreement word for word, or another list: a line for each of its terms. */
  readonly terms?: { readonly title: string; readonly lines: readonly string[] }
  readonly after: readonly string[]
  /** Links below the text, for example to cancel. */
  readonly links?: readonly EmailLink[]
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const { legal, contact } = brand
const wordmark = brand.name.toLowerCase()
/** Who sends it, as two lines. */
const sender = [
  `${brand.name} · ${legal.company}`,
  [legal.street, legal.city, legal.country, contact.email].join(' · '),
]

/** Shown beside the subject in the list of a mail program, and nowhere in the email. */
const preheader = ({ before }: EmailContent): string =>
  before
    .slice(0, 1)
    .map((text) => `<div class="pre">${escapeHtml(text)}</div>`)
    .join('')

/** An email as a small HTML page without scripts or anything that has to be loaded. */
export function emailHtml(content: EmailContent, locale: LocaleTag): string {
  const { notice, picture, heading, before, action, rows = [], terms, after, links = [] } = content
  const facts = rows.map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const items = links.map(({ label, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></li>`)
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeHtml(heading)}</title><style>${emailStyle}</style></head>`,
    `<body>${preheader(content)}<main><header>${escapeHtml(wordmark)}</header>`,
    picture === undefined ? '' : pictureTag(picture),
    '<div class="said">',
    notice === undefined ? '' : `<p class="notice">${escapeHtml(notice)}</p>`,
    `<h1>${escapeHtml(heading)}</h1>`,
    ...before.map(paragraph),
    action === undefined
      ? ''
      : `<p class="act"><a class="go" href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`,
    // What to do is read before the facts, which are long in a receipt.
    facts.length === 0 ? '' : `<table>${facts.join('')}</table>`,
    terms === undefined
      ? ''
      : `<h2>${escapeHtml(terms.title)}</h2><table class="terms">${terms.lines.map((line) => `<tr><td>${escapeHtml(line)}</td></tr>`).join('')}</table>`,
    ...after.map(paragraph),
    items.length === 0 ? '' : `<ul>${items.join('')}</ul>`,
    `</div></main><footer>${sender.map(escapeHtml).join('<br>')}</footer></body></html>`,
  ].join('\n')
}

/** The same text for readers without HTML. */
export function emailText(
  { notice, heading, before, action, rows = [], terms, after, links = [] }: EmailContent,
  locale: LocaleTag,
): string {
  const { emailWords: words } = wordsIn(locale, { emailWords })
  const blocks = [
    wordmark,
    ...(notice === undefined ? [] : [notice]),
    heading,
    ...before,
    ...(action === undefined ? [] : [words.link(action.label, action.link)]),
    ...(rows.length === 0 ? [] : [rows.map(([name, value]) => words.fact(name, value)).join('\n')]),
    ...(terms === undefined ? [] : [terms.title, terms.lines.join('\n')]),
    ...after,
    ...links.map(({ label, link }) => words.link(label, link)),
    `-- \n${sender.join('\n')}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
