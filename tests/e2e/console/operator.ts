import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsOn } from '../accessibility/violations.ts'
import { codeOf } from './authenticator.ts'

export const CONSOLE_TOKEN = 'a-token-of-this-very-test'
export const login = 'olga'
export const password = 'correct horse battery'

/** Errors that are expected here: this app is another site than that of the other tests, and it asks to sign in. */
export const expected = [/other site: \S+ http:\/\/localhost:/, /status 401/, /console: Failed to load resource.*401/]

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

type Operator = {
  /** The authenticator's key. */
  readonly key: string
  /** Recovery codes in case the authenticator is lost. */
  readonly codes: readonly string[]
}

/** Becomes the first operator with the configured token, and is signed in. */
export async function become(page: Page, url: string): Promise<Operator> {
  await page.goto(`${url}/v3/console/join#${CONSOLE_TOKEN}`)
  await heading(page, 'Become an operator')
  const key = (await page.locator('p', { hasText: /^(?:[A-Z2-7]{4} ?){8}$/ }).textContent()) ?? ''
  await fill(page, 'Name to sign in with', login)
  await fill(page, 'Your name', 'Olga Operator')
  await page.fill('input[name=password]', password)
  await page.fill('input[name=code]', codeOf(key))
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Become an operator')
  await heading(page, 'Keep these codes')
  const codes = await page.locator('main li').allTextContents()
  await press(page, 'I have saved them')
  await page.getByRole('complementary').waitFor()
  return { key, codes }
}

const SECONDS_OF_CODE = 30

/** The authenticator's next code: that of this half minute was used, and each code is accepted only once. */
export const nextCode = ({ key }: Pick<Operator, 'key'>): string =>
  codeOf(key, new Date(Date.now() + SECONDS_OF_CODE * 1000))
