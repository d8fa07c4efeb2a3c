/** The text about a photo in the format of phones, wherever a picture is chosen. */
export const heicWords = {
  heic: 'This is a HEIC photo, which this browser can’t open. Take the picture here, or save it as a JPEG first: on an iPhone under Settings, Camera, Formats, “Most Compatible”.',
} as const
