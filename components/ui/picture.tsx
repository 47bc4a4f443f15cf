import clsx from 'clsx/lite'
import { useState } from 'react'

type PictureProps = {
  /** Undefined for an address that is not allowed: the placeholder is shown. */
  src: string | undefined
  placeholder: string
  alt?: string
  avif?: string
  webp?: string
  blur?: string
  sizes?: string
  /** Above the fold: fetched at once. */
  eager?: boolean
  className?: string
}

const WIDTH = 640
const HEIGHT = 480

/** A picture in the smallest format that the browser supports; one that fails to load is replaced by the placeholder. */
export function Picture({
  src,
  placeholder,
  alt = '',
  avif,
  webp,
  blur,
  sizes,
  eager = false,
  className,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const isFailed = src === undefined || failedSrc === src
  return (
    <picture className="contents">
      {!isFailed && avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {!isFailed && webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={isFailed ? placeholder : src}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
        style={blur && !isFailed ? { backgroundImage: `url("${blur}")`, backgroundSize: 'cover' } : undefined}
        className={clsx('bg-sunken object-cover', className)}
      />
    </picture>
  )
}
