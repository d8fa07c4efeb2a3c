/** Limits of photos of plates; the device, the server and tests read them here. */
export const photoLimits = {
  /** Long edge of what is sent and of what is read, pixels. */
  edge: 1024,
  /** What the server takes, bytes. The device sends about a tenth of it. */
  uploadBytes: 2 * 1024 * 1024,
  /** What the device opens, bytes and pixels. */
  fileBytes: 20 * 1024 * 1024,
  filePixels: 50_000_000,
  items: 12,
  gramsOfAnItem: 2000,
  nameLength: 60,
} as const
