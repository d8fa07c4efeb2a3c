/** The texts of scanning a barcode. */
export const barcodeWords = {
  camera: 'Use the camera',
  stop: 'Stop the camera',
  view: 'What the camera sees',
  torch: 'Light',
  aim: 'Hold the bars inside the frame, any way round.',
  picture: 'Take or choose a picture',
  reading: 'Looking for bars …',
  looking: 'Looking up the number …',
  digits: 'Or type the digits below the bars',
  go: 'Find',
  noCamera: 'The camera did not open. Allow it in your browser, take a picture, or type the digits.',
  notLoaded:
    'The reader could not be loaded. It needs a connection once, then works offline. You can type the digits.',
  none: 'No barcode could be read in this picture. Move closer, hold still, or type the digits.',
  several: 'There are several barcodes in this picture. Take one that shows only one.',
  failed: 'This picture cannot be read on this device. Type the digits instead.',
  incomplete: 'A barcode has 8, 12 or 13 digits.',
  wrongDigit: 'One digit is not right. Please compare the number with the pack.',
  notFood: 'This is the number of a book, a magazine or a coupon, not of a food.',
  found: (digits: string): string => `Barcode ${digits}`,
} as const
