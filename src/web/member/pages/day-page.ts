import { type PageProbe, page } from './page.ts'
import { DAY, dayPath } from './plan-addresses.ts'

export const dayPage = page({
  path: dayPath,
  pattern: new RegExp(`^${DAY}$`),
  parse: ([week, day]) => ({ week: Number(week), day: Number(day) - 1 }),
})

export const dayProbe: PageProbe<typeof dayPage> = {
  addresses: [['/plan/week/3/day/2', { week: 3, day: 1 }]],
  shown: ({ place: { week, day } }) => ({ week, day }),
  title: /^[A-Z][a-z]+day – /,
  content: 'main article',
}
