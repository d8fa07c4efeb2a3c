import { expect, test } from 'vitest'
import { measuredSteps } from '#analytics/events/journey-steps.ts'
import { seededDraw } from '#analytics/experiments/simulated-run.fixture.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { createOpenVisits, type DocumentReport, type OpenVisits } from './open-visits.ts'

const START = Date.parse('2026-11-27T10:00:00Z')
const at = (seconds: number): number => START + seconds * 1000

/** Lets a document say that it shows a step since a second, and that it left others. */
const heard = (document: string, seconds: number, step: string, own: Partial<DocumentReport> = {}): DocumentReport => ({
  ...{ document, keys: ['key'], resumesAt: null, isNew: true, continues: null, numbers: [1] },
  steps: [{ step, firstAt: at(seconds), leftAt: null }],
  ...own,
})

function say(visits: OpenVisits, said: DocumentReport, seconds: number) {
  return visits.hear(said, new Date(at(seconds + 5)))
}

/** A visit that has come to the step about height in its twentieth second. */
function openVisit(): OpenVisits {
  const visits = createOpenVisits()
  say(visits, heard('first', 0, 'home'), 0)
  const left = { step: 'home', firstAt: at(0), leftAt: at(20) }
  say(visits, heard('first', 20, 'height', { steps: [left, { step: 'height', firstAt: at(20), leftAt: null }] }), 20)
  return visits
}

test('a document that goes on where the visit was continues it', () => {
  const visits = openVisit()
  expect(say(visits, heard('again', 30, 'height', { resumesAt: 'height', numbers: [2] }), 30)).toEqual({
    moved: { document: 'again', continues: 'first', numbers: [2] },
    outcome: 'visit_joined',
  })
  // And a third one continues the first as well.
  const third = say(visits, heard('third', 50, 'height', { resumesAt: 'height' }), 50)
  expect(third.moved).toMatchObject({ document: 'third', continues: 'first' })
})

test('the way back from a bank continues the visit that paid', () => {
  const visits = openVisit()
  say(visits, heard('first', 60, 'pay'), 60)
  expect(say(visits, heard('back', 240, 'complete', { resumesAt: 'complete' }), 240).outcome).toBe('visit_joined')
})

test.each([
  ['it does not say that it resumes', {}, null],
  ['it resumes elsewhere', { resumesAt: 'home' }, 'visit_not_joined'],
  ['it comes from another connection or browser', { resumesAt: 'height', keys: ['other'] }, 'visit_not_joined'],
  ['it was heard of before', { resumesAt: 'height', isNew: false }, null],
] as const)('a document is a visitor of its own if %s', (_, own, outcome) => {
  expect(say(openVisit(), heard('again', 30, 'height', own), 30)).toEqual({ moved: null, outcome })
})

test('a visit over midnight is found by the key of the day before', () => {
  const found = say(openVisit(), heard('again', 30, 'height', { resumesAt: 'height', keys: ['next', 'key'] }), 30)
  expect(found.outcome).toBe('visit_joined')
})

test('of two visits that fit neither is continued', () => {
  const visits = openVisit()
  say(visits, heard('other', 22, 'height'), 22)
  const { moved, outcome } = say(visits, heard('again', 30, 'height', { resumesAt: 'height' }), 30)
  expect([moved, outcome]).toEqual([null, 'visit_several_fit'])
})

test('a visit that went on after the document was opened is not continued', () => {
  const visits = openVisit()
  say(visits, heard('first', 33, 'height', { steps: [{ step: 'height', firstAt: at(20), leftAt: null }] }), 33)
  const back = { step: 'height', firstAt: at(20), leftAt: null }
  say(visits, heard('first', 40, 'x', { steps: [back, { step: 'weight', firstAt: at(36), leftAt: at(40) }] }), 40)
  expect(say(visits, heard('tab', 30, 'height', { resumesAt: 'height' }), 41).outcome).toBe('visit_not_joined')
})

test('half an hour of silence ends a visit', () => {
  const late = 25 + 31 * 60
  expect(say(openVisit(), heard('again', late, 'height', { resumesAt: 'height' }), late).outcome).toBe(
    'visit_not_joined',
  )
})

test('a second tab is parted once the first one goes on', () => {
  const visits = openVisit()
  say(visits, heard('tab', 30, 'height', { resumesAt: 'height', numbers: [7] }), 30)
  // What the first one sent before, and comes late, parts nothing.
  expect(say(visits, heard('first', 20, 'height', { isNew: false }), 31).moved).toBeNull()
  expect(say(visits, heard('first', 40, 'weight', { isNew: false }), 40)).toEqual({
    moved: { document: 'tab', continues: null, numbers: [7] },
    outcome: 'visit_parted',
  })
  expect(visits.settled('tab')).toMatchObject({ continues: null })
  expect(say(visits, heard('tab', 50, 'age', { isNew: false }), 50).moved).toBeNull()
})

test('a document that says only later that it resumes is joined then', () => {
  const visits = openVisit()
  say(visits, heard('again', 30, 'height'), 30)
  expect(say(visits, heard('again', 30, 'height', { isNew: false, resumesAt: 'height' }), 31).outcome).toBe(
    'visit_joined',
  )
})

const STEPS = 47
const STEP_SECONDS = 8
const RELOADS = 0.12
const CHANGES_ADDRESS = 0.05
const LEAVES_AT_STEP = 0.02
const KEYS = 40
/** A page sends what it counted after so long, and at once when it is left. */
const SENT_AFTER_MS = 5000

type Saying = { readonly when: number; readonly said: DocumentReport; readonly truth: string | null }

/** What every document of some visitors says: 47 steps, some loaded anew in the middle, some of these from elsewhere. */
function sayingsOf(perHour: number, visitors: number, random: () => number): Saying[] {
  const hours = visitors / (perHour * KEYS)
  return Array.from({ length: visitors }, (_, visitor) => {
    const reloadsAt = random() < RELOADS ? Math.floor(random() * STEPS) : null
    const sayings: Saying[] = []
    let [document, key, resumed] = [`${visitor}`, `${Math.floor(random() * KEYS)}`, false]
    let time = START + random() * hours * MS_PER_HOUR
    for (let place = 0; place < STEPS; place++) {
      const step = measuredSteps[place] ?? ''
      let steps = [{ step, firstAt: time, leftAt: null }]
      const report = (when: number): void => {
        const resumesAt = resumed ? step : null
        const own = { document, keys: [key], steps, resumesAt, isNew: true, continues: null, numbers: [] }
        sayings.push({ when, said: own, truth: resumed ? `${visitor}` : null })
      }
      const stays = -Math.log(1 - random()) * STEP_SECONDS * 1000 + 500
      report(Math.min(time + SENT_AFTER_MS, time + stays))
      if (place === reloadsAt) {
        time += stays
        ;[document, resumed] = [`${visitor} again`, true]
        if (random() < CHANGES_ADDRESS) key = `${Math.floor(random() * KEYS)}`
        steps = [{ step, firstAt: time + 900, leftAt: null }]
        report(time + 900 + SENT_AFTER_MS)
        // It says where it began with every report; what it does afterwards does not matter here.
        return sayings
      }
      if (random() < LEAVES_AT_STEP) return sayings
      time += stays
    }
    return sayings
  }).flat()
}

/** How many of the documents that resumed were joined rightly, joined wrongly, and left alone because several fit, in %. */
function joinedAt(perHour: number) {
  const random = seededDraw(perHour * 10)
  const visits = createOpenVisits()
  const counts = { resumed: 0, rightly: 0, wrongly: 0, several: 0 }
  for (const { when, said, truth } of sayingsOf(perHour, 8_000, random).toSorted((a, b) => a.when - b.when)) {
    const { moved, outcome } = visits.hear(said, new Date(when))
    if (truth === null) continue
    counts.resumed += 1
    if (moved !== null) counts[moved.continues === truth ? 'rightly' : 'wrongly'] += 1
    if (outcome === 'visit_several_fit') counts.several += 1
  }
  const share = (count: number): number => Math.round((count / counts.resumed) * 1000) / 10
  return { perHour, rightly: share(counts.rightly), wrongly: share(counts.wrongly), several: share(counts.several) }
}

test('visits of simulated traffic are joined rightly, and hardly ever wrongly', () => {
  const rows = [0.2, 1, 5, 20, 60].map(joinedAt)
  process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`)
  for (const { perHour, rightly, wrongly } of rows) {
    expect(wrongly, `wrongly at ${perHour} an hour`).toBeLessThanOrEqual(perHour <= 5 ? 1 : 2.5)
    if (perHour <= 5) expect(rightly, `rightly at ${perHour} an hour`).toBeGreaterThanOrEqual(90)
  }
})
