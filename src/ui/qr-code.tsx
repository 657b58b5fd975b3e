interface Drawn {
  side: number
  path: string
  /** What it holds. */
  label: string
  className?: string | undefined
}

/** A text for a camera. Dark on white whatever the page's colours, or no camera reads it. */
export const QrCode = ({ side, path, label, className }: Drawn) => (
  <svg className={className} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <rect width={side} height={side} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)
