import { expect, test } from 'vitest'
import { appOf, isBot } from './robots-and-apps.ts'
import { userAgents } from './user-agents.example.ts'

/** Apps and models whose names are only told apart by where they stand. */
const byPlace: typeof userAgents = [
  [
    'an app of iOS without a name',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BeReal/3.10',
    'iOS app',
    false,
  ],
  [
    'WhatsApp’s own browser on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WhatsApp/25.30.77',
    'WhatsApp',
    false,
  ],
  [
    'Snapchat on Android, which joins its name and its version',
    'Mozilla/5.0 (Linux; Android 14; SM-G998B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 Snapchat13.60.0.50 (SM-G998B; Android 14#S908#34; gzip; )',
    'Snapchat',
    false,
  ],
  [
    'the Google app on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 6 Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 GoogleApp/15.40.20.29.arm64',
    'Google',
    false,
  ],
  [
    'a phone whose model is named after a spider',
    'Mozilla/5.0 (Linux; Android 10; Spider X5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Mobile Safari/537.36',
    null,
    false,
  ],
  [
    'a scanner of links in emails',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 Barracuda Sentinel (EE)',
    null,
    true,
  ],
]

test.each([...userAgents, ...byPlace])('%s', (_, userAgent, app, bot) => {
  expect([isBot(userAgent), bot ? null : appOf(userAgent)]).toEqual([bot, bot ? null : app])
})

test('a user agent of any length is answered at once', () => {
  for (const text of ['x'.repeat(100_000), `Mozilla/5.0 ${'compatible; '.repeat(20_000)}`])
    expect(isBot(text)).toBe(true)
})
