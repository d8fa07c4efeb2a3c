import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { newAddress } from '../new-address.ts'
import { emailsTo, openLink } from '../walk/mailbox.ts'
import { newFreshOwner, newOwner } from './plan-owner.ts'
import { openPlan, shows } from './plan-page.ts'

/** Everything that a device stores for a site. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const kept = url.includes('/api/') ? await (await cache.match(url))?.text() : ''
        texts.push(`${name} ${url} ${kept}`)
      }
    }
    return {
      hero: localStorage.getItem('hero'),
      entries: Object.keys(localStorage),
      tab: Object.keys(sessionStorage).filter((key) => key !== 'filled'),
      caches: texts,
      all: [...texts, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join('\n'),
    }
  })

/** Slows down deletions in the browser's storage, as a slow disk would. */
const slowDown = (page: Page) =>
  page.evaluate(() => {
    const remove = caches.delete.bind(caches)
    caches.delete = async (name) => {
      await new Promise((done) => setTimeout(done, 400))
      return remove(name)
    }
  })

/** The link in the sign-in email to an address, without the app's origin. */
async function signInLink(email: string): Promise<string> {
  const sent = async () =>
    (await emailsTo(inject('appUrl'), email)).find(({ subject }) => subject.startsWith('Your link to'))
  await expect.poll(sent).toBeDefined()
  return /\/v3\/resume#[A-Za-z0-9_-]+/.exec((await sent())?.text ?? '')?.[0] ?? ''
}

test('a member signs out, and returns on another device by an emailed link', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { look: { worker: true } })
  await page.waitForFunction(() => caches.has('member'))
  await page.goto('/v3/plan/settings')
  await shows(page, 'settings')
  await slowDown(page)
  await page.tap('[data-action=sign-out]')
  await page.waitForSelector('main[data-step=sign-in]')
  const left = await onDevice(page)
  expect(left.hero === null || left.hero === '{"gender":""}').toBe(true)
  expect(left.entries).not.toEqual(expect.arrayContaining(['token']))
  expect(
    left.entries.filter((entry) => ['token', 'plan', 'order', 'ticks', 'diary', 'foodProducts'].includes(entry)),
  ).toEqual([])
  expect(left.tab).toEqual([])
  expect(left.caches.filter((each) => each.includes('/api/') || each.startsWith('plates'))).toEqual([])
  for (const secret of [owner.token, owner.email]) expect(left.all).not.toContain(secret)
  expect((await owner.ask('GET', routes.member)).status).toBe(401)

  const elsewhere = await open({ device: 'desktop' })
  await visit(elsewhere, '/v3/plan/list')
  await elsewhere.waitForSelector('main[data-step=sign-in]')
  await elsewhere.fill('input[name=email]', 'no address')
  await elsewhere.click('[data-action=send]')
  await elsewhere.waitForSelector('[role=alert]')
  await elsewhere.fill('input[name=email]', owner.email.toUpperCase())
  await elsewhere.click('[data-action=send]')
  await elsewhere.locator('h1', { hasText: 'Check your inbox' }).waitFor()
  await openLink(elsewhere, await signInLink(owner.email))
  await shows(elsewhere, 'today')
  expect(new URL(elsewhere.url()).hash).toBe('')
  expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).not.toBe(owner.token)
})

test('an address without a plan gets the same answer as one with a plan', async ({ open }) => {
  const email = newAddress('without-a-plan')
  const page = await open()
  await visit(page, '/v3/sign-in')
  await page.fill('input[name=email]', email)
  await page.tap('[data-action=send]')
  await page.locator('h1', { hasText: 'Check your inbox' }).waitFor()
  expect(await emailsTo(inject('appUrl'), email)).toEqual([])
})

test('a member deletes everything: the device is empty, the token invalid, and the other device signed out', async ({
  open,
}) => {
  const owner = await newFreshOwner()
  const elsewhere = await openPlan(open, owner, { look: { expected: [/status 401/, /console: .*401/] } })
  await elsewhere.waitForFunction(() => caches.has('member'))
  const page = await openPlan(open, owner, {
    path: '/settings',
    screen: 'settings',
    // Requests that the page still makes before it is left find no member.
    look: { expected: [/status 401/, /console: .*401/], worker: true },
  })
  await page.tap('[data-action=delete]')
  await page.locator('h3', { hasText: 'Delete everything?' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete everything?')
  await page.tap('[data-action=keep]')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('delete')
  expect((await owner.ask('GET', routes.member)).status).toBe(200)

  await slowDown(page)
  await page.tap('[data-action=delete]')
  await page.tap('[data-action=delete-now]')
  await page.waitForSelector('main[data-step=home]')
  const left = await onDevice(page)
  expect(left.caches).toEqual([])
  expect(left.tab).toEqual([])
  for (const secret of [owner.token, owner.email, 'TREE_NUTS']) expect(left.all).not.toContain(secret)
  for (const route of [routes.member, routes.memberExport, routes.memberWeights]) {
    expect((await owner.ask('GET', route)).status).toBe(401)
  }

  // The other device notices as soon as it gets the focus; it may already have asked on its own.
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')))
  await elsewhere.waitForSelector('main[data-step=sign-in]')
  expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await elsewhere.evaluate(() => caches.has('member'))).toBe(false)
  await expect
    .poll(async () => (await emailsTo(inject('appUrl'), owner.email)).map(({ subject }) => subject).join())
    .toMatch(/delet/i)
})
