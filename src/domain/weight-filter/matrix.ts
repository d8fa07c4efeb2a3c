/**
 * Square matrices in flat arrays, row by row, and vectors: the few products that a Kalman filter needs. Results are
 * written into a given array, because a filter computes some hundred thousand of them.
 */

/** The number at an index, 0 beyond the end. */
export const at = (values: Float64Array, index: number): number => values[index] ?? 0

/** Removes the asymmetry that rounding gradually adds to a covariance. */
export function symmetrise(c: Float64Array, size: number): void {
  for (let row = 1; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const mean = (at(c, row * size + column) + at(c, column * size + row)) / 2
      c[row * size + column] = mean
      c[column * size + row] = mean
    }
  }
}

/** out = a b. */
export function multiply(a: Float64Array, b: Float64Array, size: number, out: Float64Array): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let sum = 0
      for (let k = 0; k < size; k++) sum += at(a, row * size + k) * at(b, k * size + column)
      out[row * size + column] = sum
    }
  }
}

/** out = a x. */
export function apply(a: Float64Array, x: Float64Array, out: Float64Array): void {
  const size = x.length
  for (let row = 0; row < size; row++) {
    let sum = 0
    for (let column = 0; column < size; column++) sum += at(a, row * size + column) * at(x, column)
    out[row] = sum
  }
}

/** x = x + factor y. */
export function add(x: Float64Array, factor: number, y: Float64Array): void {
  for (let index = 0; index < x.length; index++) x[index] = at(x, index) + factor * at(y, index)
}

export function dot(x: Float64Array, y: Float64Array): number {
  let sum = 0
  for (let index = 0; index < x.length; index++) sum += at(x, index) * at(y, index)
  return sum
}

/** a = a + factor (x yᵀ + y xᵀ) / 2, which keeps a symmetric matrix symmetric. */
export function addProduct(a: Float64Array, factor: number, x: Float64Array, y: Float64Array): void {
  const size = x.length
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const product = (at(x, row) * at(y, column) + at(y, row) * at(x, column)) / 2
      a[row * size + column] = at(a, row * size + column) + factor * product
    }
  }
}

/** xᵀ a x. */
export function quadratic(a: Float64Array, x: Float64Array): number {
  const size = x.length
  let sum = 0
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) sum += at(x, row) * at(a, row * size + column) * at(x, column)
  }
  return sum
}
