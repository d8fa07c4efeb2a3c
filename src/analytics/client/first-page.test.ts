import { expect, test } from 'vitest'
import { events, profileProperties } from '#analytics/events/event-list.ts'
import { firstPageProperties, firstTouchProperties } from './first-page.ts'

const device = {
  platformType: 'iOS',
  deviceType: 'mobile',
  browser: 'Mobile Safari',
  os: 'iOS',
  isMobile: true,
} as const
const place = { country_name: 'Ireland', country: 'IE', city: 'Cork', region: 'Unknown' }
const page = {
  pageUrl: 'https://shop.example/v3/',
  referrer: '',
  query: '?utm_source=news%20letter&utm_campaign=spring+sale&fbclid=abc',
  language: 'en-IE',
  device,
  place,
  at: new Date('2026-11-23T10:00:00Z'),
}

test('the first page is reported with exactly the specified fields', () => {
  expect(firstPageProperties(page)).toEqual({
    page_url: 'https://shop.example/v3/',
    referrer: '',
    utm_source: 'news letter',
    utm_medium: '',
    utm_campaign: 'spring sale',
    device: 'iOS',
    device_type: 'mobile',
    browser: 'Mobile Safari',
    os: 'iOS',
    language: 'en-IE',
    is_mobile: true,
    timestamp: '2026-11-23T10:00:00.000Z',
    country: 'Ireland',
    country_code: 'IE',
    city: 'Cork',
    region: 'Unknown',
  })
})

test('if a look-up fails, only the fields that depend on it are missing or get a default', () => {
  const { country: _, country_code: __, city: ___, region: ____, ...rest } = firstPageProperties(page)
  expect(firstPageProperties({ ...page, place: null })).toEqual(rest)
  expect(firstPageProperties({ ...page, device: null })).toMatchObject({ device: 'Web', device_type: 'desktop' })
  expect(firstPageProperties({ ...page, place: { ...place, city: '' } })).toMatchObject({ city: 'Unknown' })
})

test('everything that is reported is on the list of events, so that the collector stores it', () => {
  const first = firstPageProperties(page)
  const touch = firstTouchProperties(page.query, { landing: 'home', isReturn: false, consent: 'none' })
  expect(Object.keys({ ...first, ...touch }).toSorted()).toEqual(Object.keys(events.first_page_opened).toSorted())
  expect(Object.keys({ ...first, last_seen: '' }).toSorted()).toEqual(Object.keys(profileProperties).toSorted())
})

test('the id of a click that is longer than a text may be is sent in two parts', () => {
  const touch = (length: number) =>
    firstTouchProperties(`?gclid=${'c'.repeat(length)}`, { landing: 'home', isReturn: false, consent: 'none' })
  expect(touch(300)).toMatchObject({ click_id: 'c'.repeat(255), click_id_rest: 'c'.repeat(45) })
  expect(touch(255)).toMatchObject({ click_id: 'c'.repeat(255), click_id_rest: '' })
})
