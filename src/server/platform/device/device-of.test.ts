import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  chromeAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
} as const

test('phones, tablets and desktops are distinguished', () => {
  expect(deviceOf(agents.iphone)).toMatchObject({
    browser: 'Mobile Safari',
    os: 'iOS',
    osVersion: '17.6.1',
    deviceType: 'mobile',
    deviceVendor: 'Apple',
    deviceModel: 'iPhone',
    platformType: 'iOS',
    isMobile: true,
  })
  expect(deviceOf(agents.tablet)).toMatchObject({ deviceType: 'tablet', platformType: 'iOS', isMobile: true })
  expect(deviceOf(agents.desktop)).toMatchObject({ deviceType: 'desktop', platformType: 'Web', isMobile: false })
})

test('the model that Chromium hides is taken from its client hints, else it is Unknown', () => {
  expect(deviceOf(agents.chromeAndroid)).toMatchObject({ platformType: 'Android', deviceModel: 'Unknown' })
  expect(deviceOf(agents.chromeAndroid, { model: 'Pixel 9', platformVersion: '16.0.0' })).toMatchObject({
    deviceModel: 'Pixel 9',
    osVersion: '16.0.0',
  })
})

test('an empty or nonsensical user agent is an unknown desktop', () => {
  for (const agent of ['', 'x'.repeat(100_000), '\u0000<script>']) {
    expect(deviceOf(agent)).toMatchObject({ browser: 'Unknown', deviceType: 'desktop', platformType: 'Web' })
  }
})
