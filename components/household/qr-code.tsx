import { household as texts } from '@/lib/household/messages'

type QrCodeProps = {
  /** Rows of modules; true is dark. */
  modules: boolean[][]
}

/** A QR code, dark on light in both modes: many cameras do not read the opposite. */
export function QrCode({ modules }: QrCodeProps) {
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={texts.qr}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-offer rounded-chip bg-highlight fill-on-highlight"
    >
      <path d={path} />
    </svg>
  )
}
