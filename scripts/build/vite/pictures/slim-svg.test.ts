import { expect, test } from 'vitest'
import { slimSvg } from './slim-svg.ts'

test('names become short and still refer to each other', () => {
  expect(slimSvg('<svg><use href="#leafy"/><g fill="url(#gradient)"><path id="leafy" d="M0 0z"/></g></svg>')).toBe(
    '<svg><use href="#i0"/><g fill="url(#gradient)"><path id="i0" d="M0 0z"/></g></svg>',
  )
})

test('a blur keeps its filter step and loses its empty background', () => {
  const background =
    '<feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/>'
  const blur = `<filter id="b">${background}<feGaussianBlur result="effect1" stdDeviation="0.12345"/></filter>`
  expect(slimSvg(blur)).toBe('<filter id="i0"><feGaussianBlur stdDeviation=".1235"/></filter>')
})

test('an inner shadow is blended with the drawing itself', () => {
  const shadow =
    '<filter id="s"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/><feOffset in="SourceAlpha" result="moved"/><feBlend in="moved" in2="shape"/></filter>'
  expect(slimSvg(shadow)).toBe(
    '<filter id="i0"><feOffset in="SourceAlpha" result="r0"/><feBlend in="r0" in2="SourceGraphic"/></filter>',
  )
})

test('colours are left alone', () => {
  expect(slimSvg('<path fill="#1.5e3" stroke="#70C573"/>')).toBe('<path fill="#1.5e3" stroke="#70C573"/>')
})
