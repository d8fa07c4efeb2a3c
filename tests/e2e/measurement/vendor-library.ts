import mixpanel from 'mixpanel-browser/src/loaders/loader-module-core'

// The core only: the package's main entry includes the session recorder.
Object.assign(globalThis, { mixpanel })
