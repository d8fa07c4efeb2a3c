import { plateUrl } from '#web/pictures/plate-url.ts'

/** The dishes along the lower edge of every card: the same for everyone, so that they tell nothing. */
const dishes = [
  'chicken-asparagus-romesco',
  'strapatsada',
  'prawn-courgette-spaghetti',
  'beef-tagliata',
  'teriyaki-salmon-greens',
] as const

/** The size at which a picture is drawn at first, in pixels: twice what the card needs at most. */
const SIZE = 600

async function plateOf(dish: string): Promise<HTMLImageElement | null> {
  try {
    const reply = await fetch(plateUrl(dish))
    if (!reply.ok) return null
    // Firefox draws a vector picture into a canvas only if it names its size.
    const svg = (await reply.text()).replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `)
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await picture.decode()
    return picture
  } catch {
    return null
  }
}

/** The pictures of the dishes, without those that could not be loaded. */
export async function cardPlates(): Promise<readonly HTMLImageElement[]> {
  const plates = await Promise.all(dishes.map(plateOf))
  return plates.filter((plate) => plate !== null)
}
