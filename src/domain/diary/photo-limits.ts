/** Limits of photos of plates, for the device, the server and tests. */
export const photoLimits = {
  /** Long edge of the photo that is sent and read, pixels. */
  edge: 1024,
  /** Largest upload that the server accepts, bytes. The device sends about a tenth of it. */
  uploadBytes: 2 * 1024 * 1024,
  /** Largest file that the device opens, bytes and pixels. */
  fileBytes: 20 * 1024 * 1024,
  filePixels: 50_000_000,
  items: 12,
  gramsOfAnItem: 2000,
  nameLength: 60,
} as const
