import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Ends what a fixture has opened: at the end of the test that asked for it, or of the file where none runs. Vitest
 * forgets an `afterAll` that is asked for inside a test, and what it should close would stay open until the worker ends.
 */
export function closeAfter(close: () => unknown): void {
  const end = async () => {
    await close()
  }
  if (TestRunner.getCurrentTest() === undefined) afterAll(end)
  else onTestFinished(end)
}
