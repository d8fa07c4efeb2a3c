import { expect, test } from 'vitest'
import { DRAWN_STRENGTH, LOST_STRENGTH, SPLIT_ALARM, splitEvidence } from '#analytics/statistics/split-evidence.ts'
import { bucketOf, variantAt } from './bucket.ts'
import { seededDraw } from './simulated-run.fixture.ts'

const RUNS = 100
const UNITS = 20_000
const LOOK_EVERY = 200
const EVENLY = [1, 1]

const runs = (alarm: (seed: number) => boolean, count = RUNS): number =>
  Array.from({ length: count }, (_, seed) => alarm(seed)).filter(Boolean).length

/**
 * Phone traffic of ten days: every hundredth key is a carrier's address with 50 to 199 people a day who look alike to
 * the server, the others belong to one person. Returns whether the split of what is counted ever alarms.
 */
function alarmsOnPhones(seed: number, counted: 'lots' | 'documents'): boolean {
  const draw = seededDraw(seed)
  const split: [number, number] = [0, 0]
  const look = () => splitEvidence(split, EVENLY, DRAWN_STRENGTH) >= SPLIT_ALARM
  let documents = 0
  for (let key = 0; documents < UNITS; key++) {
    const people = draw() < 0.01 ? 50 + Math.floor(draw() * 150) : 1
    documents += people
    const arm = variantAt(bucketOf('home-picture.1', `${key % 10}.${seed}-${key}`), EVENLY, 1)
    split[arm === 0 ? 0 : 1] += counted === 'lots' ? 1 : people
    if ((key % LOOK_EVERY === 0 || people > 1) && look()) return true
  }
  return look()
}

/** Whether lost pages alarm while 20,000 units are drawn, if these shares of the two arms are lost. */
function alarmsOnLost(seed: number, lostOfControl: number, lostOfVariant: number): boolean {
  const draw = seededDraw(seed)
  const lost: [number, number] = [0, 0]
  for (let unit = 1; unit <= UNITS; unit++) {
    const arm = draw() < 0.5 ? 0 : 1
    if (draw() < (arm === 0 ? lostOfControl : lostOfVariant)) lost[arm] += 1
    if (unit % LOOK_EVERY === 0 && splitEvidence(lost, EVENLY, LOST_STRENGTH) >= SPLIT_ALARM) return true
  }
  return false
}

test('on phone traffic with carrier networks the split of lots raises no alarm, where that of documents often would', () => {
  expect(runs((seed) => alarmsOnPhones(seed, 'lots'))).toBe(0)
  expect(runs((seed) => alarmsOnPhones(seed, 'documents'))).toBeGreaterThan(RUNS / 3)
})

test('two percent more lost pages in one arm are found by 20,000 units in most runs, and equal losses are no finding', () => {
  expect(runs((seed) => alarmsOnLost(seed, 0.05, 0.07))).toBeGreaterThan(RUNS * 0.7)
  expect(runs((seed) => alarmsOnLost(seed, 0.07, 0.05))).toBeGreaterThan(RUNS * 0.7)
  expect(runs((seed) => alarmsOnLost(seed, 0.06, 0.06))).toBe(0)
})

test('a draw of 55 to 45 instead of even is found within 20,000 units', () => {
  const found = runs((seed) => {
    const draw = seededDraw(seed)
    const split: [number, number] = [0, 0]
    for (let unit = 0; unit < UNITS; unit++) split[draw() < 0.55 ? 0 : 1] += 1
    return splitEvidence(split, EVENLY, DRAWN_STRENGTH) >= SPLIT_ALARM
  }, 30)
  expect(found).toBe(30)
})
