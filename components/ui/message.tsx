import type { ReactNode } from 'react'

type MessageProps = {
  /** Address of a picture. */
  picture?: string
  title?: string
  hint?: string
  children?: ReactNode
  isError?: boolean
  /** The title is the screen's only heading. */
  isHeading?: boolean
}

/** An empty state or an error in place of the content of a screen, with actions below. */
export function Message({
  picture,
  title,
  hint,
  children,
  isError = false,
  isHeading = false,
}: MessageProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div
      role={isError ? 'alert' : undefined}
      className="mx-auto flex w-full max-w-text animate-appear flex-col items-center gap-base py-vast text-center wrap-anywhere"
    >
      {picture && (
        <div className="aspect-card w-half max-w-panel">
          {/* Without dimensions of its own: with them, Chromium draws a picture that is lost offline as a broken one. */}
          <img src={picture} alt="" loading="lazy" className="w-full" />
        </div>
      )}
      {title && (
        <Title
          tabIndex={isHeading ? -1 : undefined}
          className="font-display text-section font-medium text-balance"
        >
          {title}
        </Title>
      )}
      {hint && <p className="text-body text-ink-soft">{hint}</p>}
      {children && <div className="flex flex-wrap justify-center gap-snug">{children}</div>}
    </div>
  )
}
