import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Set if the test was tried more than once: the run ends with a list of such tests. */
    retried?: true
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.retried = true
})
