import type { emailPictureBytes } from './email-pictures.generated.ts'

/** A picture above the text of an email: a range that opens, or dishes on a table. It says nothing about anybody. */
export type EmailPicture = keyof typeof emailPictureBytes

/** As shown, px; a file has twice as many. */
const SIZE = { width: 540, height: 200 } as const

/** The pictures travel with the email: to show them, a mail program asks nobody, and nobody learns that it was opened. */
export const pictureTag = (picture: EmailPicture): string =>
  `<img class="picture" src="cid:${picture}.forkcast" width="${SIZE.width}" height="${SIZE.height}" alt="">`

const IN_HTML = /cid:(\w+)\.forkcast/g

const bytesOf = async () => (await import('./email-pictures.generated.ts')).emailPictureBytes

/** The pictures that an email shows, as attachments that belong to its text. */
export async function picturesIn(html: string) {
  const names = [...html.matchAll(IN_HTML)].map(([, name]) => name)
  if (names.length === 0) return []
  const pictures = Object.entries(await bytesOf()).filter(([name]) => names.includes(name))
  return pictures.map(([name, bytes]) => ({
    cid: `${name}.forkcast`,
    filename: `${name}.jpg`,
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
    content: Buffer.from(bytes, 'base64'),
  }))
}

/** An email as a page of a browser, which has no attachments. */
export async function withPicturesInside(html: string): Promise<string> {
  const pictures = new Map<string, string>(Object.entries(await bytesOf()))
  return html.replaceAll(IN_HTML, (tag, name: string) => {
    const bytes = pictures.get(name)
    return bytes === undefined ? tag : `data:image/jpeg;base64,${bytes}`
  })
}
