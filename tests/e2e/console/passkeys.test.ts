import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { violationsOn } from '../accessibility/violations.ts'
import { appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { become, CONSOLE_TOKEN, expected, fill, heading, password, press } from './operator.ts'

/** An authenticator of the browser's own, which agrees to everything as a person with a fingerprint would. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

const signOut = async (page: Page) => {
  await page.getByRole('complementary').getByRole('button', { name: 'Sign out' }).click()
  await heading(page, 'Sign in')
}

test('an operator adds a passkey, signs in with it, and ends it', async ({ open }) => {
  const app = await appWithDatabase({ CONSOLE_TOKEN })
  onTestFinished(app.stop)
  const page = await open({ device: 'desktop', expected })
  await withAuthenticator(page)
  const { codes } = await become(page, app.url)
  const [wrong, code = ''] = ['000000', ...codes]
  await page.getByRole('link', { name: 'Your account' }).click()
  await heading(page, 'Your account')
  await press(page, 'Add a passkey')
  await press(page, 'Make a passkey')
  await fill(page, 'Name of the passkey', 'Olga’s laptop')
  await fill(page, 'Password', password)
  await fill(page, 'Code', wrong)
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Add the passkey')
  // A mistyped code is corrected without making another passkey.
  await page.getByRole('alert').waitFor()
  await fill(page, 'Code', code)
  await press(page, 'Add the passkey')
  await page.getByText('Added: Olga’s laptop.').waitFor()
  await page.getByRole('cell', { name: 'Passkey “Olga’s laptop”', exact: true }).waitFor()

  await signOut(page)
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Sign in with a passkey')
  await page.getByRole('link', { name: 'Your account' }).click()
  await press(page, 'End Passkey “Olga’s laptop”')
  await page.getByText('Ended: Passkey “Olga’s laptop”.').waitFor()
  await signOut(page)
  await press(page, 'Sign in with a passkey')
  await page.getByText(/This passkey wasn’t accepted/).waitFor()
})
