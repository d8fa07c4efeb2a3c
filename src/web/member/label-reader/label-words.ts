import { DOWNLOAD_MB } from './reading/model-bytes.ts'

/** The texts of reading a nutrition label. */
export const labelWords = {
  picture: 'Take or choose a picture of the label',
  size: `It’s read on this device and not sent anywhere. The first picture downloads the reader: ${DOWNLOAD_MB} MB.`,
  hint: 'Fill the picture with the table of figures, hold still, and keep shadows off it.',
  hintPack:
    'Fill the picture with the table of figures, hold still, and keep shadows off it. The bars and the ingredients are read too, if they’re in the picture.',
  opening: 'Opening the picture …',
  loading: (percent: number): string => `Loading the reader, ${percent}% …`,
  finding: 'Looking for lines of text …',
  reading: (line: number, all: number): string => `Reading line ${line} of ${all} …`,
  cancel: 'Cancel',
  shown: 'The picture, with the lines that were found',
  noPicture: 'This picture can’t be opened on this device. Choose another one.',
  notLoaded: 'The reader couldn’t be loaded. It needs a connection once, then works offline.',
  notRead: 'Something went wrong while reading. Try another picture.',
  unreadable: 'No nutrition table was found in this picture.',
  trouble: {
    'too far': 'The text is too small. Move closer, so that the table fills the picture.',
    'not sharp': 'The picture isn’t sharp. Hold still, and try it with more light.',
  },
  closer: 'Take another one from closer',
  evenSmall: 'Read it anyway',
  read: 'All figures confirm each other. Compare them with the pack before you continue.',
  asked: 'Some figures are uncertain. Please compare the marked ones with the pack.',
} as const
