import type { DeviceReply } from '#domain/api/visitor.ts'

/** What the server itself knows of who sends: from headers, never from what was sent. */
export type SeenVisitor = {
  readonly device: DeviceReply
  /** ISO 3166-1 code; null where it is not known. */
  readonly country: string | null
  readonly region: string | null
  readonly city: string | null
  /** The language that the browser asks for first. */
  readonly language: string | null
  readonly isBot: boolean
}

const botNames =
  /bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|monitor|curl|wget|python|okhttp|axios|node-fetch|phantom/i

/** Whether a program sends that says so itself, or that does not say what it is. Its events are kept and marked. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || botNames.test(userAgent)

/** Names under which the parser knows the browsers that are built into apps. */
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

/** The app whose built-in browser this is, or null. */
export const inAppBrowser = (browser: string): string | null => (appBrowsers.has(browser) ? browser : null)
