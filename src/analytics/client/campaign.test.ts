import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Campaign, campaignOf } from './campaign.ts'
import { campaignAddresses } from './campaign-addresses.example.ts'

const none = {
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_content: '',
  utm_term: '',
  ad: '',
  click_id_kind: '',
  click_id: '',
}

const addresses: Readonly<Record<string, readonly [query: string, read: Partial<Campaign>]>> = {
  plain: [
    '?utm_source=google&utm_medium=cpc&utm_campaign=x',
    { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'x' },
  ],
  'spaces and symbols, encoded': [
    '?utm_source=fb&utm_campaign=Sale%20%7C%20US%20%26%20CA+%E2%80%93+Video',
    { utm_source: 'fb', utm_campaign: 'Sale | US & CA – Video' },
  ],
  'the id of an advert': [
    '?utm_source=fb&utm_content=video&ad_id=1202',
    { utm_source: 'fb', utm_content: 'video', ad: '1202' },
  ],
  'names in capitals': ['?UTM_SOURCE=Google&UTM_Medium=cpc', { utm_source: 'Google', utm_medium: 'cpc' }],
  'escaped for HTML': [
    '?utm_source=newsletter&amp;utm_medium=email&amp;amp;utm_campaign=spring',
    { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'spring' },
  ],
  'a percent sign that encodes nothing': [
    '?utm_source=fb&utm_campaign=50%_off',
    { utm_source: 'fb', utm_campaign: '50%_off' },
  ],
  'cut within a character': ['?utm_source=%E0%A4%A', { utm_source: '%E0%A4%A' }],
  'encoded twice': ['?utm_source=tik%2520tok', { utm_source: 'tik%20tok' }],
  'a second question mark': ['?ref=1?utm_source=fb&utm_medium=paid', { utm_source: 'fb', utm_medium: 'paid' }],
  'a question mark in a value': ['?utm_campaign=why?', { utm_campaign: 'why?' }],
  'an equals sign in a value': ['?utm_campaign=a=b', { utm_campaign: 'a=b' }],
  'empty, then set': ['?utm_source=&utm_source=b', { utm_source: 'b' }],
  'a semicolon, which separates nothing': ['?utm_source=a;utm_medium=b', { utm_source: 'a;utm_medium=b' }],
  'an encoded plus sign': ['?utm_campaign=a%2Bb', { utm_campaign: 'a+b' }],
  'spaces around a value, kept': ['?utm_source=%20facebook%20', { utm_source: ' facebook ' }],
  'no query': ['', {}],
}

test.each(Object.entries(addresses))('reads an address as a person would: %s', (_, [query, read]) => {
  expect(campaignOf(query)).toEqual({ ...none, ...read })
})

test.each([
  ['?gad_source=1&gad_campaignid=222&gbraid=0AAA', 'gbraid', '0AAA'],
  ['?fbclid=1&gclid=2', 'gclid', '2'],
  ['?fbclid=1', 'fbclid', '1'],
  ['?ScCid=abc', 'ScCid', 'abc'],
  ['?sccid=abc', 'ScCid', 'abc'],
  ['?rdt_cid=a', 'rdt_cid', 'a'],
  ['?dicbo=a', 'dicbo', 'a'],
  ['?tblci=a', 'tblci', 'a'],
  ['?irclickid=a', 'irclickid', 'a'],
  ['?qclid=a', 'qclid', 'a'],
  ['?epik=dj0yJnU9', 'epik', 'dj0yJnU9'],
  ['?li_fat_id=1', 'li_fat_id', '1'],
  ['?dclid=a', 'dclid', 'a'],
  ['?aleid=a', 'aleid', 'a'],
])('%s is a click of kind %s', (query, kind, id) => {
  expect(campaignOf(query)).toMatchObject({ click_id_kind: kind, click_id: id })
})

test.each(campaignAddresses)('reads an address that came: $name', ({ search, expected }) => {
  expect(campaignOf(search)).toMatchObject(expected)
})

test('the whole query is read before anything is truncated, and the id of a click stays whole', () => {
  const long = `?${'x'.repeat(400)}=1&utm_source=${'s'.repeat(300)}&gclid=${'c'.repeat(300)}`
  expect(campaignOf(long)).toMatchObject({
    utm_source: 's'.repeat(255),
    click_id_kind: 'gclid',
    click_id: 'c'.repeat(300),
  })
})

test('what an address encodes is read back, and no address breaks the reader', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }), (value) => {
      expect(campaignOf(`?utm_campaign=${encodeURIComponent(value)}`).utm_campaign).toBe(value)
    }),
  )
  fc.assert(fc.property(fc.string(), (query) => void campaignOf(query)))
})
