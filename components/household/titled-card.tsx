import type { ReactNode } from 'react'

type TitledCardProps = { id: string; title: string; intro: string; children: ReactNode }

/** The frame of the cards «Мои устройства» and «Семья»; `id` is that of its heading. */
export function TitledCard({ id, title, intro, children }: TitledCardProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-base rounded-card bg-surface p-roomy shadow-card"
    >
      <div className="flex flex-col gap-tight">
        <h2 id={id} className="font-display text-section font-medium">
          {title}
        </h2>
        <p className="text-body">{intro}</p>
      </div>
      {children}
    </section>
  )
}
