import { expect, test } from 'vitest'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { days } from '#domain/units.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastTable } from './forecast-table.ts'
import { steadyHero, TODAY } from './heroes.example.ts'

function tableFor(goalWeight: number) {
  const hero = { ...steadyHero, goalWeight }
  const forecast = heroForecast(hero, TODAY)
  if (forecast === 'incomplete' || forecast.code !== 'OK') throw new Error('this example reaches its goal')
  return { forecast, rows: forecastTable(forecast, forecastContext(hero, TODAY, 'metric')) }
}

test('the table of a short course has a row a week, from today to the goal', () => {
  const { rows, forecast } = tableFor(76)
  expect(rows[0]).toEqual({ day: 0, date: '21 Nov 2026', weight: '80\u202fkg', typical: '80\u202fkg' })
  expect(rows[1]?.day).toBe(7)
  expect(rows.at(-1)).toMatchObject({ day: forecast.goalDay, weight: '76\u202fkg' })
})

test('the table of a longer course has a row every four weeks, with the range of most people', () => {
  const { rows } = tableFor(68)
  expect(rows[1]?.day).toBe(days(28))
  expect(rows.at(-1)?.typical).toMatch(/^69\.4–73\.3\u202fkg$/)
})
