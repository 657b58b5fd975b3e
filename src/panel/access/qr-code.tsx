import { create } from 'qrcode'

/** The squares around it that a camera needs. */
const margin = 4

/** A text for a camera; `label` says what it holds. Dark on white whatever the page's colours, or no camera reads it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + margin} ${Math.floor(at / size) + margin}h1v1h-1z` : '',
  )
  const side = size + 2 * margin
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
