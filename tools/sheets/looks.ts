/** The windows in which every screen has to look right: CSS pixels. */
export const windows = {
  phone: { width: 390, height: 844, touch: true },
  'small-phone': { width: 360, height: 640, touch: true },
  'phone-on-its-side': { width: 844, height: 390, touch: true },
  desktop: { width: 1280, height: 800, touch: false },
  'large-desktop': { width: 1920, height: 1080, touch: false },
  /** The pane of a mail program. */
  pane: { width: 600, height: 844, touch: false },
} as const

export type WindowName = keyof typeof windows
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
