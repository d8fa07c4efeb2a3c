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

test('after failures in a row it is left alone, then one is let through, and a success ends it', async () => {
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

test('while the one that was let through is under way, others are refused, and its failure begins a new pause', async () => {
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
