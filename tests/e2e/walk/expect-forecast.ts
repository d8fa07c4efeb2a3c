import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Course, Forecast } from '#domain/forecast/forecast.ts'
import { type Kg, kg, kgToPounds } from '#domain/units.ts'
import { forecastOf } from '../personas/forecast-of.ts'
import type { Persona } from '../personas/persona.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { displayedDays } from './displayed-dates.ts'

const KCAL_ROUNDING = 10

const read = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector('main h1')?.textContent ?? '',
    words: document.querySelector('main')?.textContent ?? '',
    energies: [...document.querySelectorAll('main [aria-labelledby=energy] dt')].map((figure) =>
      Number((figure.textContent ?? '').replaceAll(/\D/g, '')),
    ),
    rows: document.querySelectorAll('main table tbody tr').length,
  }))

const rounded = (energy: number): number => Math.round(energy / KCAL_ROUNDING) * KCAL_ROUNDING

/** The energies on the screen, in kcal a day. */
function energiesOf(forecast: Forecast): readonly number[] {
  switch (forecast.code) {
    case 'OK':
    case 'FAR_GOAL':
    case 'EVENT_TOO_SOON':
      return [forecast.energy.intake, forecast.energy.total, forecast.maintenanceAtGoal].map(rounded)
    case 'NO_LOSS_WANTED':
    case 'DEFICIT_TOO_SMALL':
      return [forecast.energy.total, forecast.energy.intake].map(rounded)
    default:
      return []
  }
}

const HEADING = /^By (.+), half of people like you weigh ([\d.]+)(?:–([\d.]+))?\u202f(kg|lb)$/
const KEPT = /Kept every day, the plan would lead to about ([\d.]+)/

/** Compares the weights in the heading and the lead with the course on the very day that the heading names. */
function expectOnCourse(heading: string, words: string, { days }: Course, persona: Persona): void {
  const [, date = '', low, high = low, unit] = HEADING.exec(heading) ?? []
  const kept = KEPT.exec(words)?.[1]
  expect(unit).toBe(persona.units === 'metric' ? 'kg' : 'lb')
  const displayed = displayedDays(date, todayInUtc())
  if (displayed === null) throw new Error(`"${date}" is not a day.`)
  const inUnit = (mass: Kg) => (unit === 'kg' ? mass : kgToPounds(mass))
  const then = days.filter(({ day }) => day >= displayed.from && day <= displayed.to)
  const gap = (of: (day: Course['days'][number]) => Kg, figure: string | undefined) =>
    Math.min(...then.map((day) => Math.abs(inUnit(of(day)) - Number(figure))))
  expect(gap(({ half }) => half.low, low)).toBeLessThanOrEqual(0.5)
  expect(gap(({ half }) => half.high, high)).toBeLessThanOrEqual(0.5)
  expect(gap(({ weight }) => weight, kept)).toBeLessThanOrEqual(0.5)
}

/** Compares the forecast on the screen with the published model for the same answers. */
export async function expectForecast(page: Page, persona: Persona): Promise<void> {
  const forecast = forecastOf(persona)
  expect(forecast.code).toBe(persona.expects)
  // The table appears once the chart is painted.
  if ('days' in forecast) await page.locator('main table tbody tr').last().waitFor({ state: 'attached' })
  const { heading, words, energies, rows } = await read(page)
  expect(words).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(energies).toEqual(energiesOf(forecast))
  if (forecast.code === 'OK' || forecast.code === 'FAR_GOAL' || forecast.code === 'EVENT_TOO_SOON') {
    expectOnCourse(heading, words, forecast, persona)
    expect(rows).toBeGreaterThan(1)
    expect(Number(forecast.days.at(-1)?.weight)).toBeLessThan(kg(persona.weight.kept))
  } else {
    expect(heading).not.toMatch(/people like you/)
    expect(rows).toBe(0)
  }
}
