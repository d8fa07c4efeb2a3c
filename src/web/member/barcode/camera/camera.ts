/** Whether this page may use a camera at all; browsers allow it on secure pages only. */
export const hasCamera = (): boolean => window.isSecureContext && 'mediaDevices' in navigator

/** Opens the rear camera, at a size at which bars can be told apart. @throws DOMException if it is refused */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The standard types do not have `torch` yet. */
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
