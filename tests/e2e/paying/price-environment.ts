import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { appWithDatabase } from '#tests/e2e/app-with-database.ts'
import type { Look } from '#tests/e2e/browser.ts'
import { openedLink, paidOrder } from '#tests/e2e/buyer.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { newAddress } from '#tests/e2e/new-address.ts'
import { answeredAll } from '#tests/e2e/visitor.ts'
import { emailsTo, type SentEmail } from '#tests/e2e/walk/mailbox.ts'
import { announcePrice } from './price-operator.ts'

/** Expected page errors: this app is another site than that of the other tests. */
export const elsewhere = [/other site: \S+ http:\/\/localhost:/]

/** A separate app, since time passes for all customers of an app. */
export type PriceEnvironment<Person extends string> = {
  readonly url: string
  /** Lets days pass. */
  readonly pass: (days: number) => Promise<void>
  /** The subscription page on the device where a customer bought. */
  readonly openAs: (open: (look?: Look) => Promise<Page>, person: Person, look?: Look) => Promise<Page>
  /** Emails to a customer whose subject contains these words. */
  readonly emails: (person: Person, words: string) => Promise<readonly SentEmail[]>
  readonly stop: () => Promise<void>
}

/** An app in which these customers have bought four weeks at 29.99, and were notified of an increase to 34.99. */
export async function startPriceEnvironment<Person extends string>(
  people: readonly Person[],
): Promise<PriceEnvironment<Person>> {
  const app = await appWithDatabase()
  const emails = new Map(people.map((person) => [person, newAddress(person)]))
  const emailOf = (person: Person) => emails.get(person) ?? ''
  const devices = new Map<Person, Record<string, string>>()
  /** Customers who have signed in since time last passed. */
  const signedIn = new Set<Person>()
  const pass = async (days: number) => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify({ days }) }
    const { status } = await fetch(app.url + routes.sandboxAdvance, request)
    if (status !== 200) throw new Error(`The clock answered ${status}.`)
    signedIn.clear()
  }
  // A session ends after thirty days without a visit, so a customer signs in again by an emailed link.
  const signIn = async (person: Person): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify({ email: emailOf(person) }) }
    await fetch(app.url + routes.signInLinks, request)
    const newest = async () =>
      (await emailsTo(app.url, emailOf(person))).find(({ subject }) => /^Your link/.test(subject))
    await expect.poll(newest).toBeDefined()
    const link = /\/v3\/resume#[\w-]+/.exec((await newest())?.text ?? '')?.[0] ?? 'none'
    devices.set(person, { ...devices.get(person), ...(await openedLink(app.url, link)) })
    signedIn.add(person)
  }
  for (const person of people) devices.set(person, await paidOrder(app.url, emailOf(person)))
  await announcePrice(app.db, 'test-1-month', 3499)
  await pass(33)
  return {
    url: app.url,
    pass,
    openAs: async (open, person, look = {}) => {
      if (!signedIn.has(person)) await signIn(person)
      const stored = { ...answeredAll(), ...devices.get(person), ...look.stored }
      const page = await open({ ...look, expected: elsewhere, stored })
      await visit(page, `${app.url}/v3/subscription`)
      await page.waitForSelector('main dl')
      return page
    },
    emails: async (person, words) =>
      (await emailsTo(app.url, emailOf(person))).filter(({ subject }) => subject.includes(words)),
    stop: app.stop,
  }
}
