import { beforeEach, inject } from 'vitest'

beforeEach(({ skip }) => {
  skip(inject('chromium') === null, 'no Chromium on this machine')
})
