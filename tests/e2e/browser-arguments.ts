/**
 * Parts of Chromium's own window that are web pages. The window is not shown, and each visitor's would start two
 * processes that use as many resources as the page under test; the spare process stays empty.
 */
const WINDOW_FEATURES = [
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/** Features that Playwright switches off: Chromium uses only the last of several lists, so ours repeats them. */
export const PLAYWRIGHT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * Chromium's arguments for tests. The machine may have no internet access, so it must not keep contacting its maker's
 * servers.
 */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...WINDOW_FEATURES].join(',')}`,
]
