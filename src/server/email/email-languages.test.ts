import { expect, test } from 'vitest'
import { disclosureTexts } from '#domain/billing/disclosure-texts.ts'
import { american, british } from '#domain/language/two-englishes.fixture.ts'
import { americanEnglish } from '#planner/foods/american-english.ts'
import { emailExamples } from './emails.ts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** What a customer agreed to is quoted as it was accepted, in the language of the contract. */
const said = (text: string): string => text.replace(/^What you agreed to\n\n(?:.+\n)+/m, '')

const textsIn = (locale: 'en-US' | 'en-GB') =>
  [...emailExamples(locale)].map(([name, { subject, html, text }]) => ({
    name,
    html,
    text: said(`${subject}\n${text}`),
  }))

test('no email in American English has a British word, day or clock', () => {
  const day = new RegExp(`\\b\\d{1,2} (?:${months})\\b|\\b\\d\\d:\\d\\d UTC`)
  const texts = textsIn('en-US')
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter(({ text }) => british.test(text) || day.test(text) || americanEnglish(text) !== text)).toEqual([])
  expect(texts.filter(({ html }) => !html.includes('<html lang="en-US">'))).toEqual([])
  const metric = /\d\s?(?:g|kg|ml|cm|°C)\b/
  expect(texts.filter(({ text }) => metric.test(text)).map(({ name }) => name)).toEqual([])
})

test('in both Englishes a percentage is one word, and what is sent is an email', () => {
  const texts = (['en-US', 'en-GB'] as const).flatMap(textsIn)
  const contract = [disclosureTexts.en.cancel, disclosureTexts.en.withdraw]
  const wrong = /\d\s+%|\bmails\b/i
  expect(texts.filter(({ text }) => wrong.test(text)).map(({ name }) => name)).toEqual([])
  expect(contract.filter((text) => wrong.test(text))).toEqual([])
})

test('no email in British English has an American word, day or clock', () => {
  const day = new RegExp(`\\b(?:${months}) \\d{1,2}\\b|\\b[AP]M\\b`)
  const texts = textsIn('en-GB')
  expect(texts.filter(({ text }) => american.test(text) || day.test(text))).toEqual([])
  expect(texts.filter(({ html }) => !html.includes('<html lang="en-GB">'))).toEqual([])
})

test('an email says the same in both Englishes', () => {
  const [us, gb] = [emailExamples('en-US'), emailExamples('en-GB')]
  expect(us.get('canceled')?.subject).toContain('subscription is canceled')
  expect(gb.get('canceled')?.subject).toContain('subscription is cancelled')
  expect(us.get('withdrawn')?.text).toContain('Received: November 21, 2026, 11:30 PM UTC')
  expect(gb.get('withdrawn')?.text).toContain('Received: 21 November 2026, 23:30 UTC')
  expect(gb.get('weigh-in-reminder')?.text).toContain('One minute on the scales')
  for (const [name, { text }] of us) {
    const links = (all: string | undefined) => all?.match(/https:\S+/g)
    expect([name, links(gb.get(name)?.text)]).toEqual([name, links(text)])
  }
})
