/**
 * Parts of Chromium's own window that are web pages. The window is not shown, and each visitor's would start two
 * processes that take as much of the machine as the page under test; the spare process is one nothing is loaded into.
 */
const WINDOW_FEATURES = [
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright switches off: of two lists of features Chromium reads the last alone, so this one repeats it. */
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

/** How Chromium is started for tests. The machine may have no way out: it must not keep asking its maker's servers. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...WINDOW_FEATURES].join(',')}`,
]
