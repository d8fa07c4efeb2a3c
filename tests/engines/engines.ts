import { existsSync } from 'node:fs'
import { startChromium } from './drivers/chromium.ts'
import type { Engine } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebKit } from './drivers/webkit.ts'

const firstOf = (...paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path))

/** Where Debian puts the browser of WebKitGTK that its driver starts. */
const browsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1'].map((version) => `/usr/lib/${machine}/${version}/MiniBrowser`),
)

/** The engines in which the app is walked, and those that this machine has. */
export function enginesHere(chromium: string | null): readonly Engine[] {
  const firefox = firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox')
  const [driver, browser, display] = [
    firstOf('/usr/bin/WebKitWebDriver'),
    firstOf(...browsers),
    firstOf('/usr/bin/Xvfb'),
  ]
  return [
    { name: 'Chromium', start: chromium === null ? null : () => startChromium(chromium) },
    { name: 'Firefox', start: firefox === undefined ? null : () => startFirefox(firefox) },
    {
      name: 'WebKitGTK',
      start:
        driver === undefined || browser === undefined || display === undefined
          ? null
          : () => startWebKit({ driver, browser, display }),
    },
  ]
}
