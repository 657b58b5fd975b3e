import { create } from 'qrcode'

/** The squares around it that a camera needs. */
const margin = 4

/** A text for a camera: the path of its dark squares in a picture of so many squares each way. */
export function qrCodeOf(text: string): { side: number; path: string } {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + margin} ${Math.floor(at / size) + margin}h1v1h-1z` : '',
  )
  return { side: size + 2 * margin, path: squares.join('') }
}
