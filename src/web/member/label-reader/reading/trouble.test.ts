import { expect, test } from 'vitest'
import { troubleOf } from './trouble.ts'

const SIZE = 64

/** Black and white stripes; each edge between them is `edge` pixels wide. */
function stripes(edge: number) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4)
  for (let at = 0; at < SIZE * SIZE; at++) {
    const phase = Math.abs(((at % SIZE) % 16) - 8) / 8
    data[at * 4 + 1] = Math.max(0, Math.min(1, (phase - 0.5) * (8 / edge) + 0.5)) * 255
  }
  return { data, width: SIZE, height: SIZE }
}

const line = (height: number) => ({ start: { x: 0, y: 0 }, end: { x: 60, y: 0 }, height, sag: 0 })

test('text that is too small or not sharp is reported', () => {
  expect(troubleOf(stripes(1), [line(20), line(24), line(40)])).toBeNull()
  expect(troubleOf(stripes(1), [line(8), line(9), line(40)])).toBe('too far')
  expect(troubleOf(stripes(32), [line(20)])).toBe('not sharp')
})
