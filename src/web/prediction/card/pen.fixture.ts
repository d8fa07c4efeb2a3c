import type { drawCard } from './draw-card.ts'

type Pen = Parameters<typeof drawCard>[0]

/** A pen that keeps what it wrote, and where. Its letters are half as wide as high. */
export function recordingPen() {
  const texts: { readonly text: string; readonly x: number; readonly width: number }[] = []
  const pictures: CanvasImageSource[] = []
  const nothing = () => undefined
  const gradient = { addColorStop: nothing }
  const widthOf = (text: string) => text.length * 0.5 * Number(/(\d+(?:\.\d+)?)px/.exec(pen.font)?.[1])
  const pen: Pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    font: '10px sans-serif',
    textAlign: 'start',
    direction: 'ltr',
    fillRect: nothing,
    beginPath: nothing,
    closePath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    arc: nothing,
    fill: nothing,
    stroke: nothing,
    setLineDash: nothing,
    createRadialGradient: () => gradient,
    createLinearGradient: () => gradient,
    fillText: (text, x) => void texts.push({ text, x, width: widthOf(text) }),
    measureText: (text) => ({ width: widthOf(text) }) as TextMetrics,
    drawImage: (picture: CanvasImageSource) => void pictures.push(picture),
  }
  return { pen, texts, pictures }
}
