import { hash } from 'node:crypto'
import type { Config } from '#server/platform/config/config.ts'

/** A line at the top of every page, inserted by the server so that it needs no script. */
export type PageBanner = { readonly html: string; readonly styleHash: string }

// The colours are the same in both themes: black on yellow, contrast 16:1.
const style = '.sandbox-line{padding:6px;background:#ffe08a;color:#000;font:600 14px/1.4 system-ui;text-align:center}'

const sandboxBanner: PageBanner = {
  html: `<style>${style}</style><aside class="sandbox-line" aria-label="Test shop">Test shop (sandbox): no money moves.</aside>`,
  styleHash: `sha256-${hash('sha256', style, 'base64')}`,
}

type Shop = Pick<Config, 'paymentsProvider' | 'nodeEnv'>

/** The banner for these settings; null unless a production server sells through the sandbox. */
export const bannerFor = ({ paymentsProvider, nodeEnv }: Shop): PageBanner | null =>
  paymentsProvider === 'sandbox' && nodeEnv === 'production' ? sandboxBanner : null

/** A page with the banner as its first element. */
export function withBanner(page: string, { html }: PageBanner): string {
  const body = /<body[^>]*>/.exec(page)
  const at = body === null ? 0 : body.index + body[0].length
  return page.slice(0, at) + html + page.slice(at)
}
