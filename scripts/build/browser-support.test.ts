import { expect, test } from 'vitest'
import { lackingIn } from './browser-support.ts'

test('functions that a promised browser lacks are named, unless the script asks for them', () => {
  expect(lackingIn('a.js', 'let n=URL.parse(e,t)')).toEqual(['a.js: URL.parse'])
  expect(lackingIn('a.js', 'Object.groupBy(a,b);[].toSpliced(1)')).toHaveLength(2)
  expect(lackingIn('a.js', 'new Intl.Segmenter(`en`)')).toEqual(['a.js: Intl.Segmenter'])
  expect(lackingIn('a.js', 'x.match(/(?<=a)b/)')).toEqual(['a.js: a look behind in a regular expression'])
  expect(lackingIn('a.js', 'x.match(/[a--b]/v)')).toEqual(['a.js: sets in a regular expression'])
  expect(lackingIn('a.js', '`requestIdleCallback`in window?window.requestIdleCallback(f):f()')).toEqual([])
  expect(lackingIn('a.js', 'JSON.parse(a);new URL(a);/a/gu.test(b);a/b/v')).toEqual([])
})

test('styles that a promised browser drops are named, unless there is something in their place', () => {
  expect(lackingIn('a.css', '@media (width>=900px){.a{color:red}}')).toEqual(['a.css: a range in a media query'])
  expect(lackingIn('a.css', '.a{background:color-mix(in srgb,red,blue)}')).toHaveLength(1)
  expect(lackingIn('a.css', '.a{background:red;background:color-mix(in srgb,red,blue)}')).toEqual([])
  expect(lackingIn('a.css', '.a:has(b),.c{color:red}')).toHaveLength(1)
  expect(lackingIn('a.css', ':is(.a:has(b),.c){color:red}.a:has(b){color:red}')).toEqual([])
  expect(lackingIn('a.css', '.a{display:grid;grid-template-rows:subgrid}')).toHaveLength(1)
  expect(lackingIn('a.css', '.a{width:min(48cqh,31cqw)}')).toEqual([
    'a.css: a unit of containers without another width',
  ])
  expect(lackingIn('a.css', '.a{width:9px}@supports (width:1cqmin){.a{width:min(48cqh,31cqw)}}')).toEqual([])
})
