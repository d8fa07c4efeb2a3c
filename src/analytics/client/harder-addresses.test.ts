import { expect, test } from 'vitest'
import { campaignOf } from './campaign.ts'

test.each([
  ['&amp; escaped twice', '?utm_source=a&amp;amp;utm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
  ['&amp without its end', '?utm_source=a&amputm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
  ['a sign escaped with its address', '?utm_source=a%26utm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
  ['the same, for HTML too', '?utm_source=a%26amp%3Butm_medium=b', { utm_source: 'a', utm_medium: 'b' }],
  ['a query escaped as a whole', '?utm_source%3Dfb%26utm_medium%3Dpaid', { utm_source: 'fb', utm_medium: 'paid' }],
  ['a hyphen', '?utm-source=fb', { utm_source: 'fb' }],
  ['no sign at all', '?utmsource=fb', { utm_source: 'fb' }],
  ['an array', '?utm_source[]=fb', { utm_source: 'fb' }],
  ['a blank before the name', '?%20utm_source=fb', { utm_source: 'fb' }],
  ['a blank after the name', '?utm_source =fb', { utm_source: 'fb' }],
  ['an escaped name', '?%75tm_source=fb', { utm_source: 'fb' }],
  ['empty parts', '?&&utm_source=fb&&', { utm_source: 'fb' }],
  ['two question marks', '??utm_source=fb', { utm_source: 'fb' }],
  ['a sign of a campaign', '?utm_campaign=R%26D%20=%202', { utm_campaign: 'R&D = 2' }],
  ['half an escape', '?utm_campaign=a%2', { utm_campaign: 'a%2' }],
  ['an escape of old scripts', '?utm_campaign=Fr%u00fchling', { utm_campaign: 'Frühling' }],
  [
    'an unfilled blank of Meta',
    '?utm_campaign={{campaign.name}}&utm_source=fb',
    { utm_campaign: '', utm_source: 'fb' },
  ],
  ['the same, escaped', '?utm_campaign=%7B%7Bcampaign.name%7D%7D', { utm_campaign: '' }],
  ['an unfilled blank of Google', '?gclid={gclid}&utm_source=google', { click_id_kind: '', utm_source: 'google' }],
  ['an unfilled blank of TikTok', '?ttclid=__CLICKID__', { click_id_kind: '' }],
  ['nothing, in words', '?utm_source=undefined&fbclid=null', { utm_source: '', click_id_kind: '' }],
  ['an id in capitals', '?GCLID=abc', { click_id_kind: 'gclid', click_id: 'abc' }],
  ['a plus sign in an id', '?gclid=a+b', { click_id: 'a+b' }],
  ['an address in an address', '?to=https%3A%2F%2Fx.example%3Futm_source%3Dother', { utm_source: '' }],
  ['a tracker beside a network', '?click_id=1&ttclid=2', { click_id_kind: 'ttclid' }],
  ['a shared link of Instagram', '?igsh=abc', { click_id_kind: 'igsh' }],
  ['Spotify', '?spclid=abc', { click_id_kind: 'spclid' }],
  ['Outbrain', '?OutbrainClickId=abc', { click_id_kind: 'OutbrainClickId' }],
  ['an affiliate of Rakuten', '?ransiteid=abc', { click_id_kind: 'ranSiteID' }],
])('%s', (_, search, expected) => {
  expect(campaignOf(search)).toMatchObject(expected)
})
