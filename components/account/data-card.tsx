import { type ReactNode, useId } from 'react'

type DataCardProps = { title: string; hint?: string; children: ReactNode }

/** A titled section of the user data screen. */
export function DataCard({ title, hint, children }: DataCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-base rounded-card bg-surface p-roomy shadow-card"
    >
      <div className="flex flex-col gap-tight">
        <h2 id={titleId} className="font-display text-section font-heavy">
          {title}
        </h2>
        {hint && <p className="text-body text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
