/** Whether this page may use a camera at all: browsers give it to secure pages only. */
export const hasCamera = (): boolean => window.isSecureContext && 'mediaDevices' in navigator

/** The camera on the back, in a size in which bars can be told apart. @throws DOMException where it is refused */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The standard library does not know of lamps yet. */
type WithTorch = MediaTrackCapabilities & { readonly torch?: boolean }

export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks()
  if (track === undefined || !('getCapabilities' in track)) return false
  const capabilities: WithTorch = track.getCapabilities()
  return capabilities.torch === true
}

export async function setTorch(stream: MediaStream, isOn: boolean): Promise<void> {
  const wish: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isOn }
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [wish] })
}
