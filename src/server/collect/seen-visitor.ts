import type { DeviceReply } from '#domain/api/visitor.ts'

/** What the server itself knows about a sender: from headers, never from the body. */
export type SeenVisitor = {
  readonly device: DeviceReply
  /** ISO 3166-1 code; null if unknown. */
  readonly country: string | null
  readonly region: string | null
  readonly city: string | null
  /** The language that the browser prefers. */
  readonly language: string | null
  readonly isBot: boolean
}

const botNames =
  /bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|monitor|curl|wget|python|okhttp|axios|node-fetch|phantom/i

/**
 * Whether the sender is a program that says so itself, or one that does not identify itself. Its events are stored and
 * marked.
 */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || botNames.test(userAgent)

/** The parser's names for browsers that are built into apps. */
const appBrowsers: ReadonlySet<string> = new Set([
  'Facebook',
  'Instagram',
  'TikTok',
  'Snapchat',
  'Pinterest',
  'LinkedIn',
  'Line',
  'WeChat',
  'KAKAOTALK',
  'GSA',
  'Twitter',
  'Alipay',
  'Chrome WebView',
  'Android Browser WebView',
])

/** The app that a built-in browser belongs to, or null. */
export const inAppBrowser = (browser: string): string | null => (appBrowsers.has(browser) ? browser : null)
