import { expect, test } from 'vitest'
import { kg } from '#domain/units.ts'
import { stepForward } from './day-step.ts'
import { filterParameters } from './filter-parameters.ts'
import { historyWith } from './histories.example.ts'
import { type Measured, runFilter } from './kalman-filter.ts'
import { at } from './matrix.ts'
import { referenceCourse } from './reference-course.ts'
import { smooth } from './smoother.ts'
import { stateModel } from './state-model.ts'

const LAST_DAY = 12
const history = historyWith(LAST_DAY)
const { body, stages } = history
const course = referenceCourse({ body, heavier: 0, stages, lastDay: LAST_DAY, offsetOn: () => 0 })
const startWeight = kg(body.physique.weight + 0.4)
const model = stateModel(history, course, { firstDay: 0, lastDay: LAST_DAY, startWeight }, filterParameters)
const { size } = model
const shown: readonly (readonly [day: number, kg: number])[] = [
  [0, 0.7],
  [3, -0.4],
  [3, 0.1],
  [9, -1.2],
]
const readings: readonly Measured[] = shown.map(([day, kg], index) => ({
  day,
  row: model.readingRow(day),
  kg,
  variance: 0.06 * (index + 1),
}))

type Matrix = readonly (readonly number[])[]
const product = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => (b[0] ?? []).map((_, column) => row.reduce((sum, value, k) => sum + value * (b[k]?.[column] ?? 0), 0)))
const transposed = (a: Matrix): Matrix => (a[0] ?? []).map((_, column) => a.map((row) => row[column] ?? 0))

/** Solves a x = b by Gaussian elimination with pivoting. */
function solve(a: Matrix, b: Matrix): Matrix {
  const rows = a.map((row, index) => [...row, ...(b[index] ?? [])])
  rows.forEach((_, column) => {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      row.forEach((value, index) => {
        row[index] = value - factor * (pivot[index] ?? 0)
      })
    }
  })
  return rows.map((row, index) => row.slice(a.length).map((value) => value / (row[index] ?? 1)))
}

const identity: Matrix = Array.from({ length: size }, (_, row) =>
  Array.from({ length: size }, (_, column) => (row === column ? 1 : 0)),
)
const diagonal = (values: Float64Array): Matrix =>
  identity.map((row, index) => row.map((value) => value * at(values, index)))
/** The matrix of a step, from its effect on each unit vector. */
function matrixOn(day: number): Matrix {
  const columns = identity.map((row) => {
    const unit = Float64Array.from(row)
    const step = model.steps[day]
    if (step !== undefined) stepForward(step, unit)
    return [...unit]
  })
  return transposed(columns)
}

/** All states as one joint normal distribution: means, and covariances between days, without any reading. */
function jointly() {
  const means: Matrix[] = [[...model.first.mean].map((value) => [value])]
  const covariances: Matrix[][] = [[diagonal(model.first.variance)]]
  for (let day = 0; day < LAST_DAY; day++) {
    const step = matrixOn(day)
    const next = product(step, means[day] ?? []).map(([value = 0], index) => [
      value + (index === 0 ? (model.steps[day]?.input ?? 0) : 0),
    ])
    means.push(next)
    const across = (covariances[day] ?? []).map((covariance) => product(step, covariance))
    const noise = diagonal(model.steps[day]?.noise ?? new Float64Array(0))
    const own = product(across[day] ?? [], transposed(step)).map((row, r) =>
      row.map((value, c) => value + (noise[r]?.[c] ?? 0)),
    )
    covariances.push([...across, own])
  }
  const between = (a: number, b: number): Matrix =>
    a >= b ? (covariances[a]?.[b] ?? []) : transposed(covariances[b]?.[a] ?? [])
  return { means, between }
}

test('filter and smoother agree with the joint normal distribution of all days', () => {
  const { means, between } = jointly()
  const rows = readings.map(({ row }) => [[...row]])
  const seen = readings.map((a, i) =>
    readings.map(
      (b, j) =>
        (product(product(rows[i] ?? [], between(a.day, b.day)), transposed(rows[j] ?? []))[0]?.[0] ?? 0) +
        (i === j ? a.variance : 0),
    ),
  )
  const innovations = readings.map(({ day, kg }, i) => [kg - (product(rows[i] ?? [], means[day] ?? [])[0]?.[0] ?? 0)])
  const pull = solve(seen, innovations)
  const run = runFilter(model, readings, { lastDay: LAST_DAY, withEstimates: true })
  const { estimates, squaredErrors } = smooth(model, run, readings, LAST_DAY)
  for (let day = 0; day <= LAST_DAY; day++) {
    const toReadings = readings.map(({ day: other }, i) => product(between(day, other), transposed(rows[i] ?? [])))
    const gain = transposed(toReadings.map((column) => column.map(([value = 0]) => value)))
    const mean = product(gain, pull).map(([value = 0], index) => value + (means[day]?.[index]?.[0] ?? 0))
    const less = product(gain, solve(seen, transposed(gain)))
    mean.forEach((value, index) => {
      expect(at(estimates[day]?.mean ?? new Float64Array(0), index)).toBeCloseTo(value, 6)
      const variance = (between(day, day)[index]?.[index] ?? 0) - (less[index]?.[index] ?? 0)
      expect(at(estimates[day]?.covariance ?? new Float64Array(0), index * size + index) / variance).toBeCloseTo(1, 6)
    })
  }
  const inverse = solve(
    seen,
    readings.map((_, i) => readings.map((_, j) => (i === j ? 1 : 0))),
  )
  readings.forEach(({ variance }, index) => {
    const error = variance * (pull[index]?.[0] ?? 0)
    const spread = variance - variance ** 2 * (inverse[index]?.[index] ?? 0)
    expect(squaredErrors[index]).toBeCloseTo(error ** 2 + spread, 8)
  })
})
