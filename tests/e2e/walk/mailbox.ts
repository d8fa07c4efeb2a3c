import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from '../hydration.ts'

export type SentEmail = { readonly subject: string; readonly text: string }

/** The emails to an address, newest first, as the app's outbox page shows them on this machine. */
export async function emailsTo(appUrl: string, address: string): Promise<readonly SentEmail[]> {
  const page = await (await fetch(`${appUrl}/v3/outbox`)).text()
  const items = [...page.matchAll(/<a href="(\/v3\/outbox\/[0-9a-f-]+)">([^<]*)<\/a> <small>To ([^,]*),/g)]
  const mine = items.filter(([, , , recipient]) => recipient === address)
  return Promise.all(
    mine.map(async ([, link = '', subject = '']) => ({
      // As it stands in the page, where only an apostrophe is written otherwise.
      subject: subject.replaceAll('&#39;', "'"),
      text: await (await fetch(`${appUrl}${link}?as=text`)).text(),
    })),
  )
}

/** Opens an emailed link in a browser, which asks before using it. */
export async function openLink(page: Page, link: string): Promise<void> {
  await visit(page, link)
  await page.click('[data-action=open]')
}

/** The resume link in the newest forecast email to an address, without the app's origin. */
export async function resumeLinkTo(appUrl: string, address: string): Promise<string> {
  await expect.poll(() => emailsTo(appUrl, address), { timeout: 10_000 }).not.toEqual([])
  for (const { text } of await emailsTo(appUrl, address)) {
    const link = /\/v3\/resume#[A-Za-z0-9_-]+/.exec(text)?.[0]
    if (link !== undefined) return link
  }
  throw new Error('No email has a link.')
}
