import { expect, test } from 'vitest'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { forecastContext } from './forecast-context.ts'
import { forecastTable } from './forecast-table.ts'
import { headlineOf } from './headline.ts'
import { steadyHero, TODAY } from './heroes.example.ts'

function tableFor(goalWeight: number) {
  const hero = { ...steadyHero, goalWeight }
  const forecast = heroForecast(hero, TODAY)
  if (forecast === 'incomplete' || forecast.code !== 'OK') throw new Error('this example reaches its goal')
  return { forecast, rows: forecastTable(forecast, headlineOf(forecast), forecastContext(hero, TODAY, 'metric')) }
}

test('the table has a row every four weeks of the first year, and one for the day of the heading', () => {
  const { rows, forecast } = tableFor(76)
  expect(rows[0]).toEqual({
    day: 0,
    date: 'Nov 21, 2026',
    half: '79.7–81.1\u202fkg',
    most: '79.1–81.7\u202fkg',
    weight: '80\u202fkg',
  })
  expect(rows[1]?.day).toBe(28)
  expect(rows.find(({ day }) => day === forecast.goalDay)).toMatchObject({ weight: '76\u202fkg' })
  expect(rows.at(-1)?.day).toBe(365)
})

test('the range of half of people lies within that of four in five', () => {
  const { rows } = tableFor(68)
  expect(rows.at(-1)).toMatchObject({ half: '75–82\u202fkg', most: '72–85\u202fkg' })
})
