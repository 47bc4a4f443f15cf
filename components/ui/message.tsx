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
      className="mx-auto flex max-w-text animate-appear flex-col items-center gap-base py-vast text-center wrap-anywhere"
    >
      {picture && (
        <img
          src={picture}
          alt=""
          width={240}
          height={180}
          loading="lazy"
          className="h-auto w-half max-w-panel"
        />
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
