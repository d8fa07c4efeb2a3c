import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { test } from '../browser.ts'
import { linkInEmail } from '../paying/subscription-page.ts'
import { emailsTo, openLink } from '../walk/mailbox.ts'
import { newOwner } from './plan-owner.ts'
import { openPlan, shows } from './plan-page.ts'

test('a member signs out everywhere: a link from the mailbox leads back to it, and older links open nothing', async ({
  open,
}) => {
  const owner = await newOwner()
  const [receipt] = (await emailsTo(inject('appUrl'), owner.email)).filter(({ text }) =>
    text.includes('/subscription#'),
  )
  const manage = /\/v3\/subscription#[\w-]+/.exec(receipt?.text ?? '')?.[0] ?? ''
  const page = await openPlan(open, owner, {
    path: '/settings',
    screen: 'settings',
    look: { expected: [/status 4(01|03|10)/, /console: .*4(01|03|10)/] },
  })
  await page.locator('summary', { hasText: 'links that still work' }).tap()
  await page.locator('li', { hasText: 'Link in our email with a receipt' }).first().waitFor()
  await page.tap('[data-action=sign-out-everywhere]')
  await page.tap('[data-action=fresh-link]')
  await page.locator('[role=status]', { hasText: 'Check your inbox' }).waitFor()
  await openLink(page, await linkInEmail(owner.email, 'Is it you?', '/resume'))
  await shows(page, 'settings')
  await page.locator('[role=status]', { hasText: 'Press once more to sign out everywhere' }).waitFor()
  await page.tap('[data-action=sign-out-everywhere]')
  await page.waitForSelector('main[data-step=sign-in]')
  expect((await owner.ask('GET', routes.member)).status).toBe(401)

  await page.goto(manage)
  await page.waitForSelector('main:has-text("This link no longer works")')
  await page.tap('[data-action=new-link]')
  await page.waitForSelector('main:has-text("a new one is on its way")')
  await page.goto(await linkInEmail(owner.email, 'Your link to', '/subscription'))
  await page.waitForSelector('[data-status]')
})
