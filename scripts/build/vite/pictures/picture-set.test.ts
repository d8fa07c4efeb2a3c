import { expect, test } from 'vitest'
import { hashOf } from '../hashed-files-plugin.ts'
import { buildPictureSet } from './picture-set.ts'

const { files, hash } = buildPictureSet()
const drawings = [...files].flatMap(([name, file]) => {
  if (typeof file !== 'string') return [[name, file.madeOf.replace(/(?<=<\/svg>).*/, '')] as const]
  return name.endsWith('.svg') ? [[name, file] as const] : []
})

test('the same pictures have the same hash, different pictures a different one', () => {
  expect(buildPictureSet().hash).toBe(hash)
  expect(hashOf(new Map([...files, ['avocado.svg', '<svg/>']]))).not.toBe(hash)
})

test('an emoji that does not exist is named in the error', () => {
  expect(() => buildPictureSet(['avocadoo'])).toThrow('avocadoo')
})

test.each(drawings)('%s refers to nothing outside itself', (_, svg) => {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const asked = [...svg.matchAll(/url\(#([^)]+)\)| href="#([^"]+)"/g)].map((match) => match[1] ?? match[2])
  expect(new Set(ids).size).toBe(ids.length)
  expect(asked.filter((id) => !ids.includes(id))).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|<script|<image|xlink|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
})

test('no picture is heavier than 48 kB unpacked', () => {
  expect(drawings.filter(([, svg]) => svg.length > 48_000).map(([name]) => name)).toEqual([])
})
