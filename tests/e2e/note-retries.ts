import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The test was tried more than once: the run ends with the list of those. */
    retried?: true
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.retried = true
})
