import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Properties } from '#analytics/events/read-properties.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { href, stepPath } from '#web/navigation/views.ts'
import { watchSteps } from './watch-steps.ts'

const OPENED = 1_000_000

const idle: (() => void)[] = []
/** Runs the tasks that wait for an idle browser. */
const beIdle = () => {
  for (const task of idle.splice(0)) task()
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  window.history.replaceState(null, '', href(stepPath('FEMALE', 'height')))
})
afterEach(() => {
  document.body.replaceChildren()
  idle.length = 0
})

function watch() {
  const reports: { step: string; sums: Properties }[] = []
  const clock = { now: OPENED }
  let hidden = 0
  watchSteps({
    now: () => clock.now,
    openedAt: OPENED,
    landing: 'height',
    report: (step, sums) => reports.push({ step, sums }),
    onHidden: () => {
      hidden += 1
    },
  })
  return { reports, clock, hidden: () => hidden }
}

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a step is counted once the browser is idle, with the time at which the visitor left it', () => {
  const { reports, clock } = watch()
  reports.length = 0
  clock.now += 4000
  navigate(stepPath('FEMALE', 'weight'))
  expect(reports).toEqual([])
  clock.now += 700
  beIdle()
  expect(reports.map(({ step }) => step)).toEqual(['height', 'weight'])
  expect(reports[0]?.sums).toMatchObject({ left_at: OPENED + 4000, visible_ms: 4000, views: 1, backs: 0 })
  expect(reports[1]?.sums).toMatchObject({ first_at: OPENED + 4000, views: 1 })
})

test('a page that is hidden before it was idle counts everything up to then', () => {
  const { reports, clock, hidden } = watch()
  reports.length = 0
  clock.now += 4000
  navigate(stepPath('FEMALE', 'weight'))
  clock.now += 300
  hide(true)
  expect(reports.map(({ step, sums }) => [step, sums['visible_ms']])).toEqual([
    ['height', 4000],
    ['weight', 0],
    ['weight', 300],
  ])
  expect(hidden()).toBe(1)
  beIdle()
  expect(reports).toHaveLength(3)
})

test('a press that is refused counts as an error of its step, a press that leads on does not', () => {
  document.body.innerHTML = '<main><input aria-invalid="true"><button data-action="next">Next</button></main>'
  const { reports, clock } = watch()
  const button = document.querySelector('button')
  button?.click()
  beIdle()
  button?.addEventListener('click', () => navigate(stepPath('FEMALE', 'weight')))
  button?.click()
  clock.now += 10
  beIdle()
  hide(true)
  const last = (step: string) => reports.findLast((one) => one.step === step)?.sums['validation_errors']
  expect([last('height'), last('weight')]).toEqual([1, 0])
})
