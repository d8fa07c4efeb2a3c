import { expect, test } from 'vitest'
import { events } from '#analytics/events/event-list.ts'
import { choiceOf, parseChoice, underGpc } from './choice.ts'
import { tagPages, webAnalyticsOptions } from './tag-options.ts'
import { safeEvent } from './third-party.ts'

test('a step is sent as its place in the order, without its name', () => {
  expect(safeEvent('step_viewed', { step: 'goal-weight', flow: 1, views: 2, visible_ms: 900, first_at: 1 })).toEqual({
    name: 'step_viewed',
    properties: { step_index: 9, flow: 1, views: 2, visible_ms: 900 },
  })
  expect(safeEvent('step_viewed', { step: 'unheard-of' })).toBeNull()
})

test('only the site of an address is sent', () => {
  const safe = safeEvent('first_page_opened', {
    page_url: 'https://shop.example/v3/goal-weight?x=1',
    referrer: 'https://forum.example/thread/my-illness',
    city: 'Cork',
    region: 'Munster',
    click_id: 'abc',
    landing: 'goal-weight',
    country: 'Ireland',
  })
  expect(safe?.properties).toEqual({
    page_url: 'https://shop.example/v3/',
    referrer: 'https://forum.example',
    country: 'Ireland',
  })
})

test('nothing else is sent, whatever the event contains', () => {
  const canary = { goalWeight: 61.7, email: 'canary@mail.example', gender: 'FEMALE', answer: 'CANARY' }
  for (const name of [...Object.keys(events), 'email_confirmed'])
    expect(JSON.stringify(safeEvent(name, { ...canary, step: 'trust' }))).not.toMatch(/61\.7|canary|FEMALE|trust/i)
})

test('a browser with Global Privacy Control keeps advertising and recording off', () => {
  expect(choiceOf(true, false, 1)).toEqual({ analytics: true, replay: true, ads: true, words: 1 })
  expect(choiceOf(true, true, 1)).toEqual({ analytics: true, replay: false, ads: false, words: 1 })
  expect(choiceOf(false, false, 1)).toEqual({ analytics: false, replay: false, ads: false, words: 1 })
  expect(underGpc(choiceOf(true, false, 1), true)).toEqual(choiceOf(true, true, 1))
})

test('a stored choice is read, unless it is broken or was made under another wording', () => {
  const yes = choiceOf(true, false, 2)
  expect(parseChoice(JSON.stringify(yes), 2)).toEqual(yes)
  for (const text of [null, '', '{', '[]', '"yes"']) expect(parseChoice(text, 2)).toBeNull()
  expect(parseChoice(JSON.stringify(yes), 3)).toBeNull()
})

test('recording and click map are off on every page that shows an answer or asks for one', () => {
  const recorded = tagPages.filter((page) => webAnalyticsOptions(page, true).webvisor)
  expect(recorded).toEqual(['terms', 'privacy', 'refunds'])
  expect(webAnalyticsOptions('terms', true)).toMatchObject({
    ...{ webvisor: true, clickmap: true, trackLinks: true, accurateTrackBounce: true },
    ...{ debug: false, ignore_dnt: true, persistence: 'localStorage' },
  })
  expect(webAnalyticsOptions('terms', false)).toMatchObject({ webvisor: false, clickmap: false })
})
