import { type ReactNode, useId } from 'react'

/** A labelled group of controls. */
export function ChoiceGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-snug">
      <p id={id} className="text-item font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-tight">{children}</div>
    </div>
  )
}
