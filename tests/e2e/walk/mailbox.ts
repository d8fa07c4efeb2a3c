import { expect } from 'vitest'

export type Mail = { readonly subject: string; readonly text: string }

/** The mails to an address, newest first, as the app's local outbox shows them on this machine. */
export async function mailsTo(appUrl: string, address: string): Promise<readonly Mail[]> {
  const page = await (await fetch(`${appUrl}/v3/outbox`)).text()
  const items = [...page.matchAll(/<a href="(\/v3\/outbox\/[0-9a-f-]+)">([^<]*)<\/a> <small>To ([^,]*),/g)]
  const mine = items.filter(([, , , recipient]) => recipient === address)
  return Promise.all(
    mine.map(async ([, link = '', subject = '']) => ({
      subject,
      text: await (await fetch(`${appUrl}${link}?as=text`)).text(),
    })),
  )
}

/** The way back that the newest forecast mail to an address holds, without the app's origin. */
export async function resumeLinkTo(appUrl: string, address: string): Promise<string> {
  await expect.poll(() => mailsTo(appUrl, address), { timeout: 10_000 }).not.toEqual([])
  for (const { text } of await mailsTo(appUrl, address)) {
    const link = /\/v3\/resume#[A-Za-z0-9_-]+/.exec(text)?.[0]
    if (link !== undefined) return link
  }
  throw new Error('No mail has a link.')
}
