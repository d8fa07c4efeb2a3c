import { chanceFrom } from '../tests/seeded-random.ts'
import { withBrowser } from './browser/chromium.ts'
import { forecastScript } from './javascript/forecast-script.ts'
import { randomQuestion } from './journey/random-question.ts'
import type { Measurement } from './measurement.ts'
import { quantile } from './report/quantile.ts'
import { atMost, reported } from './report/row.ts'

const PEOPLE = 200
const SEED = 20_260_101
const LIMIT = 5

/** The forecast as the browser computes it. */
export const forecastTime: Measurement = {
  name: 'forecast',
  about: `forecasts of up to two years for ${PEOPLE} random people, in Chromium`,
  measure: () =>
    withBrowser(async (browser) => {
      const page = await browser.newPage()
      const chance = chanceFrom(SEED)
      const questions = Array.from({ length: PEOPLE }, () => randomQuestion(chance))
      await page.addScriptTag({ content: await forecastScript() })
      const round = (): Promise<readonly number[]> =>
        page.evaluate(
          (asked) =>
            asked.map(({ person, wish }) => {
              const before = performance.now()
              window.forecastScript.forecast(person, wish)
              return performance.now() - before
            }),
          questions,
        )
      const [first = 0] = await round()
      const times = await round()
      return [
        atMost(LIMIT, { name: 'forecast, median', value: quantile(times, 0.5), unit: 'ms' }),
        atMost(LIMIT, { name: 'forecast, p95', value: quantile(times, 0.95), unit: 'ms' }),
        reported({ name: 'forecast, the first one of a page', value: first, unit: 'ms' }),
      ]
    }),
}
