import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Closes what a fixture has opened: at the end of the running test, or of the file if none is running. Vitest ignores
 * an `afterAll` that is registered inside a test, so the resource would stay open until the worker ends.
 */
export function closeAfter(close: () => unknown): void {
  const end = async () => {
    await close()
  }
  if (TestRunner.getCurrentTest() === undefined) afterAll(end)
  else onTestFinished(end)
}
