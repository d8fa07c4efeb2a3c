import { expect, test } from 'vitest'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastDrawing } from './forecast-drawing.ts'
import { brideHero, steadyHero, TODAY } from './heroes.example.ts'

function courseOf(hero: typeof steadyHero) {
  const forecast = heroForecast(hero, TODAY)
  if (forecast === 'incomplete' || !('days' in forecast)) throw new Error('A forecast with a curve was expected.')
  return forecast
}

test('the layout of a chart is reused until the forecast or its texts change', () => {
  const course = courseOf(steadyHero)
  const drawing = forecastDrawing(course, forecastContext(steadyHero, TODAY, 'metric'))
  expect(forecastDrawing(course, forecastContext({ ...steadyHero, age: 25 }, TODAY, 'metric'))).toBe(drawing)

  const inPounds = forecastDrawing(course, forecastContext(steadyHero, TODAY, 'imperial'))
  expect(inPounds.marks[0]?.text?.words).toEqual(['176\u202flb today'])
  expect(forecastDrawing(course, forecastContext(steadyHero, TODAY, 'metric'))).toEqual(drawing)

  const bride = brideHero('2027-06-12')
  const withEvent = forecastDrawing(courseOf(bride), forecastContext(bride, TODAY, 'metric'))
  expect(withEvent.marks.map(({ id }) => id)).toContain('event')
  expect(drawing.marks.map(({ id }) => id)).not.toContain('event')
})
