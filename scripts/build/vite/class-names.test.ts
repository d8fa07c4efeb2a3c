import { expect, test } from 'vitest'
import { className } from './class-names.ts'

const css = '.card { animation: rise 1.5s } .card:hover > .text-a {} @keyframes rise {} @keyframes fall {}'
const named = (name: string, file = 'src/web/ui/card.module.css') => className(name, file, css)

test('every class of a sheet gets a unique name, the same at each build', () => {
  const all = ['card', 'text-a', 'rise', 'fall'].map((name) => named(name))
  expect(new Set(all).size).toBe(4)
  for (const short of all) expect(short).toMatch(/^[a-zA-Z]{3}\d$/)
  expect(named('card')).toBe(all[0])
  expect(named('card', 'src/web/ui/card.module.css?direct')).toBe(all[0])
})

test('two sheets share no names', () => {
  expect(named('card', 'src/web/ui/note.module.css')).not.toBe(named('card'))
})
