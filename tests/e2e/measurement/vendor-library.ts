import mixpanel from 'mixpanel-browser/src/loaders/loader-module-core'

// The core alone: the entry of the package's own name brings the recorder with it.
Object.assign(globalThis, { mixpanel })
