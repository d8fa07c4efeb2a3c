import fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { addDays } from '#domain/time.ts'
import { unitSystems } from '#domain/unit-system.ts'
import { forecastContext } from '#web/prediction/forecast-context.ts'
import { forecastCurve } from '#web/prediction/forecast-curve.ts'
import { headlineOf } from '#web/prediction/headline.ts'
import { anyHero, steadyHero, TODAY } from '#web/prediction/heroes.example.ts'
import { type Box, boxesMeet, lineMeets } from './box.ts'
import type { Curve } from './curve.ts'
import { LINE_HEIGHT, layoutCurve, PLOT, SIZE, type Text } from './layout-curve.ts'
import { textWidth } from './text-width.ts'

const FONT_SIZE = 13

/** A forecast takes a hundredth of a second, but ten times as long while all other tests run. */
const SLOW_MACHINE_MS = casesOf(60_000, 600_000)

function boxOf({ at, anchor, words }: Text): Box {
  const width = Math.max(...words.map((line) => textWidth(line, FONT_SIZE)))
  const left = anchor === 'start' ? at.x : at.x - width
  const top = at.y - LINE_HEIGHT + 5
  return { left, right: left + width, top, bottom: top + words.length * LINE_HEIGHT - 2 }
}

const pointsOf = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number)
      return { x, y }
    })

const curve: Curve = {
  points: [
    { day: 0, value: 80, half: { low: 80, high: 80 }, most: { low: 79, high: 81 } },
    { day: 50, value: 74, half: { low: 75, high: 77 }, most: { low: 73, high: 79 } },
    { day: 100, value: 70, half: { low: 71, high: 75 }, most: { low: 69, high: 77 } },
  ],
  marks: [{ id: 'start', look: 'start', day: 0, value: 80, words: ['80 kg today'] }],
  ticks: [
    { day: 40, label: 'Jan' },
    { day: 71, label: 'Feb' },
  ],
  early: { untilDay: 14, words: ['mostly water'] },
  tickWords: String,
}

test('a curve begins at the left and ends at the right, its bands lie between their edges, and the wide one ends at the top', () => {
  const { line, band, wideBand, yTicks, xTicks, early } = layoutCurve(curve)
  expect(pointsOf(line)[0]).toMatchObject({ x: 38 })
  expect(pointsOf(wideBand)[0]).toEqual({ x: 38, y: 44 })
  expect(wideBand.endsWith('Z')).toBe(true)
  expect(pointsOf(line).at(-1)).toMatchObject({ x: 332 })
  expect(band.endsWith('Z')).toBe(true)
  expect(yTicks.map(({ words }) => words)).toEqual(['70', '75', '80'])
  expect(xTicks.map(({ words }) => words)).toEqual(['Jan', 'Feb'])
  expect(early?.text?.words).toEqual(['mostly water'])
})

test('two years of days are drawn with few points', () => {
  const edges = { low: 150, high: 150 }
  const points = Array.from({ length: 731 }, (_, day) => ({ day, value: 150 - day / 20, half: edges, most: edges }))
  expect(pointsOf(layoutCurve({ ...curve, points }).line).length).toBeLessThan(150)
})

test('labels do not overlap each other or the ticks if an event is days away, in either unit', () => {
  for (const inDays of [1, 3, 8, 13, 15, 20, 30]) {
    for (const units of unitSystems) {
      const hero = {
        ...steadyHero,
        importantEventComingUp: 'OUTDOOR_ADVENTURE',
        eventDate: addDays(TODAY, inDays),
      } as const
      const forecast = heroForecast(hero, TODAY)
      if (forecast === 'incomplete' || !('days' in forecast)) throw new Error('this example has a course')
      const { marks } = layoutCurve(forecastCurve(forecast, headlineOf(forecast), forecastContext(hero, TODAY, units)))
      const boxes = marks.flatMap(({ text }) => (text === null ? [] : boxOf(text)))
      expect(boxes).toHaveLength(marks.length)
      for (const [place, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(PLOT.left)
        for (const other of boxes.slice(place + 1)) expect(boxesMeet(box, other), `${inDays} ${units}`).toBe(false)
        for (const { x, extent } of marks) {
          const [top, bottom] = extent
          expect(boxesMeet(box, { left: x - 1, right: x + 1, top, bottom: bottom + 0.1 })).toBe(false)
        }
      }
    }
  }
})

test('with an event between start and goal each label stays at its marker', () => {
  const hero = { ...steadyHero, weight: 90, importantEventComingUp: 'WEDDING', eventDate: addDays(TODAY, 100) } as const
  const forecast = heroForecast(hero, TODAY)
  if (forecast === 'incomplete' || !('days' in forecast)) throw new Error('this example has a course')
  const { marks } = layoutCurve(forecastCurve(forecast, headlineOf(forecast), forecastContext(hero, TODAY, 'metric')))
  const far = marks.filter(({ y, text }) => text === null || Math.abs(text.at.y - y) > 60)
  expect(far.map(({ id }) => id)).toEqual([])
})

test(
  'for every forecast no label touches the curve, another label, or the border',
  () => {
    fc.assert(
      fc.property(anyHero, fc.constantFrom(...unitSystems), (hero, units) => {
        const forecast = heroForecast(hero, TODAY)
        if (forecast === 'incomplete' || !('days' in forecast)) return
        const { marks, line, early } = layoutCurve(
          forecastCurve(forecast, headlineOf(forecast), forecastContext(hero, TODAY, units)),
        )
        expect(marks.filter(({ text }) => text === null)).toEqual([])
        const boxes = [...marks.map(({ text }) => text), early?.text ?? null].flatMap((text) =>
          text === null ? [] : boxOf(text),
        )
        for (const [place, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.right).toBeLessThanOrEqual(SIZE.width)
          expect(lineMeets(pointsOf(line), box)).toBe(false)
          for (const other of boxes.slice(place + 1)) expect(boxesMeet(box, other)).toBe(false)
        }
      }),
      { numRuns: casesOf(20, 300), examples: [[steadyHero, 'metric']] },
    )
  },
  SLOW_MACHINE_MS,
)
