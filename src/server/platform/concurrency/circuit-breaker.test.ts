import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function breaker() {
  let now = 1000
  const { run } = createCircuitBreaker({
    failures: 2,
    pauseMs: 100,
    now: () => new Date(now),
    refuse: () => new Error('left alone'),
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { run, pass, fail: () => run(() => Promise.reject(new Error('broken'))), work: () => run(async () => 'done') }
}

test('after several failures in a row calls are refused; after the pause one is let through, and its success ends the refusals', async () => {
  const { fail, work, pass } = breaker()
  await expect(fail()).rejects.toThrow('broken')
  expect(await work()).toBe('done')
  await expect(fail()).rejects.toThrow('broken')
  await expect(fail()).rejects.toThrow('broken')
  await expect(work()).rejects.toThrow('left alone')
  pass(100)
  expect(await work()).toBe('done')
  expect(await work()).toBe('done')
})

test('while the call that was let through runs, others are refused, and its failure starts a new pause', async () => {
  const { run, fail, work, pass } = breaker()
  for (let failed = 0; failed < 2; failed++) await expect(fail()).rejects.toThrow('broken')
  pass(100)
  const probe = Promise.withResolvers<void>()
  const probing = run(() => probe.promise)
  await expect(work()).rejects.toThrow('left alone')
  probe.reject(new Error('broken still'))
  await expect(probing).rejects.toThrow('broken still')
  pass(99)
  await expect(work()).rejects.toThrow('left alone')
})
