import { expect, test } from 'vitest'
import { periodFrom } from './period.ts'

const of = (query: string) => periodFrom(new URLSearchParams(query), '2026-03-01')

test('the days of a report are read from the address', () => {
  expect(of('from=2026-01-05&to=2026-01-11')).toEqual({ from: '2026-01-05', to: '2026-01-11' })
})

test.each(['', 'from=2026-01-05', 'from=2026-01-11&to=2026-01-05', 'from=2026-02-30&to=2026-03-01', 'from=x&to=y'])(
  '"%s" means the last 28 days',
  (query) => {
    expect(of(query)).toEqual({ from: '2026-02-02', to: '2026-03-01' })
  },
)
