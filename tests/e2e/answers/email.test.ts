import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { newAddress } from '../new-address.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredUpTo, healthy } from '../visitor.ts'
import { mailsTo } from '../walk/mailbox.ts'

const wrong = [
  '',
  ' ',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada@example..com',
  'ada@.example.com',
  'ada b@example.com',
  'ada@example.c',
  'ada@1.2',
  ['a'.repeat(65), 'example.com'].join('@'),
  ['ada', `${'a'.repeat(250)}.com`].join('@'),
  'ada@example.com, eve@example.com',
  '<script>@example.com',
]

test('an address that cannot be one is not sent', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('confirm-email'), inTab: healthy })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await visit(page, addressOf('confirm-email'))
  for (const text of wrong) {
    await page.fill('input[name=email]', text)
    await page.tap('[data-action=next]')
    expect.soft(await page.textContent('[role=alert]'), text).toBe('Enter an e-mail address like name@example.com.')
    expect.soft(await page.getAttribute('input[name=email]', 'aria-invalid')).toBe('true')
  }
  expect(sent).toBe(0)
  expect(await storedHero(page)).not.toHaveProperty('email')
})

test('a slip in a well-known domain is offered back, and spaces are forgiven', async ({ open }) => {
  const mended = newAddress('slip').replace('example.com', 'gmail.com')
  const page = await open({ stored: answeredUpTo('confirm-email'), inTab: healthy })
  await visit(page, addressOf('confirm-email'))
  await page.fill('input[name=email]', mended.replace('gmail', 'gmial'))
  await page.tap(`button:text-is("${mended}")`)
  expect(await page.inputValue('input[name=email]')).toBe(mended)
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=pay]')
  expect(await storedHero(page)).toMatchObject({ email: mended })
  expect(await mailsTo(inject('appUrl'), mended)).toHaveLength(1)
})

test('who comes past the health question is asked it first', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('confirm-email') })
  await visit(page, addressOf('confirm-email'))
  await page.waitForURL('**/v3/woman/personalize-plan')
  await page.tap('[data-action=next]')
  expect(await page.textContent('[role=alert]')).toContain('Choose at least one')
})
